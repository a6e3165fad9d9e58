// wrong: a number that is edited has no fact
// says: Edit was tapped, and the fact is gone. It stays until another number is saved.
// fails: The sheet runs its own part, and opens a form
// gives: (lines → ["sheet 3 (3!)", "sheet 3, form 3"]) == ["sheet 3 (3!)", "sheet 3 (3!), form 3"]

// instead of
state.form = NumberForm.State(number: state.number)
// this
state.form = NumberForm.State(number: state.number)
state.fact = nil
