// wrong: what stands under an `if` only changes the state
// says: The line changed the state, and its effect is lost. Return the effect.
// fails: A line under an `if` runs if the condition is true
// gives: (result → ["a"]) == ["a", "a"]

// instead of
reducer ?? Reduce { _, _ in .none }
// this
Reduce { state, action in
  _ = reducer?.reduce(into: &state, action: action)
  return .none
}
