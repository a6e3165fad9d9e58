// wrong: the child's effect sends the action that came in
// says: The child's effect sends the action that caused it. It sends what the child's work
//   returns, embedded.
// fails: Both effects are returned, the child's first, and left to the caller
// gives: (typed → ["nobody", "list"]) == ["editor", "list"]

// instead of
.map(action.embed)
// this
.map { _ in parentAction }
