// wrong: the field is emptied, and then its text is passed on
// says: The editor finished with an empty text: the field was emptied before its text was read.
// fails: The editor does its part alone, and then says so
// gives: (log → ["done tapped, field [_oat_milk_]", "finished [], field []", "send returned",
//   "field []"]) == ([ "done tapped, field [_oat_milk_]", "finished [oat_milk], field []", "send
//   returned", "field []", ] → ["done tapped, field [_oat_milk_]", "finished [oat_milk], field []",
//   "send returned", "field []"])

// instead of
let text = state.text.trimmingCharacters(in: .whitespaces)
state.text = ""
return .send(.delegate(.finished(text)))
// this
state.text = ""
return .send(.delegate(.finished(state.text)))
