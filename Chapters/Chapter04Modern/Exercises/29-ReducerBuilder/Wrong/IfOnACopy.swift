// wrong: what stands under an `if` only gives an effect
// says: The line's effect is there, and its change isn't: it ran on a copy.
// fails: A line under an `if` runs if the condition is true
// gives: (result → ["", "a"]) == ["a", "a"]

// instead of
reducer ?? Reduce { _, _ in .none }
// this
Reduce { state, action in
  var copy = state
  return reducer?.reduce(into: &copy, action: action) ?? .none
}
