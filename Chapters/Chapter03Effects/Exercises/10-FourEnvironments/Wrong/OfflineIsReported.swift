// wrong: offline and failing are the same
// says: Offline, the effect was reported and ended without a failure. `failing` is for tests;
//   without a network, an app goes on, with a failure.
// fails: Offline: every request fails
// gives: FactEnvironment.fact was used, and nothing here said that it may be. Give the environment
//   an endpoint for this, or find out why the reducer asks for it.

// instead of
fact: { _ in Effect(error: Offline()) },
// this
fact: { _ in .failing("FactEnvironment.fact") },
