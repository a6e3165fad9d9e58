// wrong: the reducer starts a task that reports
// says: The effect was cancelled, and the client's work wasn't: it is in a task of its own, which
//   nobody can end or wait for. An effect is a task already: `await` the client in it.
// fails: The client is called in the effect, and cancelled with it
// gives: (wasCancelled.value → false) == true

// instead of
return effect.merge(with: .run { [client] _ in await client.report(event) })
// this
let client = client
Task { await client.report(event) }
return effect
