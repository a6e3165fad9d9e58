// wrong: the condition is about the first action
// says: The line ran for the first action only. The reducer runs for every action.
// fails: A body runs for every action, and remembers nothing
// gives: (optional → ["a", "a", "a"]) == ["a", "a", "aa", "a"]

// instead of
reducer ?? Reduce { _, _ in .none }
// this
var isFirst = true
return Reduce { state, action in
  defer { isFirst = false }
  return isFirst ? reducer?.reduce(into: &state, action: action) ?? .none : .none
}
