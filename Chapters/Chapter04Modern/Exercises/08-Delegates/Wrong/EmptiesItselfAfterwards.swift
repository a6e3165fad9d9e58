// wrong: the editor handles its own delegate action
// says: The field wasn't empty yet when the editor said that it had finished. Empty it first; a
//   delegate action is for the parent.
// fails: The editor does its part alone, and then says so
// gives: (log → ["done tapped, field [_oat_milk_]", "finished [oat_milk], field [_oat_milk_]",
//   "send returned", "field []"]) == ([ "done tapped, field [_oat_milk_]", "finished [oat_milk],
//   field []", "send returned", "field []", ] → ["done tapped, field [_oat_milk_]", "finished
//   [oat_milk], field []", "send returned", "field []"])

// instead of
state.text = ""
return .send(.delegate(.finished(text)))
// this
return .send(.delegate(.finished(text)))

// instead of
case .delegate:
  return .none
// this
case .delegate:
  state.text = ""
  return .none
