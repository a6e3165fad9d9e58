// wrong: the list empties the field
// says: The editor left its field as it was. It empties it before it says that it has finished.
// fails: The editor does its part alone, and then says so
// gives: (log → ["done tapped, field [_oat_milk_]", "finished [oat_milk], field [_oat_milk_]",
//   "send returned", "field [_oat_milk_]"]) == ([ "done tapped, field [_oat_milk_]", "finished
//   [oat_milk], field []", "send returned", "field []", ] → ["done tapped, field [_oat_milk_]",
//   "finished [oat_milk], field []", "send returned", "field []"])

// instead of
state.text = ""
return .send(.delegate(.finished(text)))
// this
return .send(.delegate(.finished(text)))
