// wrong: each operation begins in the live context
// says: The outer operation has the context `.test`, and the inner one lost it. It changes only
//   what it mentions.
// fails: An inner operation changes only what it mentions, and only for itself
// gives: (context → "ding") == "silence"

// instead of
var values = DependencyValues.current
// this
var values = DependencyValues.current
values.context = .live
