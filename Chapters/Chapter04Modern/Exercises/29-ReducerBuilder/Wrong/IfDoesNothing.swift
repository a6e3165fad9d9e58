// wrong: an `if` without `else` is left out
// says: The condition was true, and nothing happened. If there is a reducer, return it.
// fails: A line under an `if` runs if the condition is true
// gives: (result → [""]) == ["a", "a"]

// instead of
reducer ?? Reduce { _, _ in .none }
// this
Reduce { _, _ in .none }
