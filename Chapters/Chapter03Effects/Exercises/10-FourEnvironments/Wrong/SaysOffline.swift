// wrong: a failure is a text to show
// says: Offline, a fact came out, as if the server had said it. The effect fails; what to show
//   is up to the reducer.
// fails: Offline: every request fails
// gives: (events → [["You are offline.", "end"], ["Offline"]]) == [["Offline"], ["Offline"]]

// instead of
fact: { _ in Effect(error: Offline()) },
// this
fact: { _ in Effect(value: "You are offline.") },
