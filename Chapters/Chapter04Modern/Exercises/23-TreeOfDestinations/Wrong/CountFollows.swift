// wrong: the count is changed with each step in the form, before anything is saved
// says: The counter's form was stepped up, not saved, and the count changed with it.
// gives:

// instead of
case .destination:
  break
// this
case .destination(.presented(.form(.stepped(by: let step)))):
  state.count += step
case .destination:
  break
