// wrong: an answer is only for the screen
// says: The sheet got its fact, and doesn't have it.
// fails: The sheet runs its own part, and opens a form
// gives: (lines → ["sheet 3", "sheet 3, form 3"]) == ["sheet 3 (3!)", "sheet 3 (3!), form 3"]

// instead of
state.fact = fact
// this
_ = fact
