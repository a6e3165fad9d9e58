// wrong: the count is changed with each step in the form, before anything is saved
// says: The counter's form was stepped up, not saved, and the count changed with it.
// fails: The counter's form saves the count, and closes
// gives: (lines → ["9: form 9", "9: nothing"]) == ["7: form 9", "9: nothing"]

// instead of
case .destination:
  break
// this
case .destination(.presented(.form(.stepped(by: let step)))):
  state.count += step
case .destination:
  break
