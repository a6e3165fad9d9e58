// wrong: the field shows the text that became a note
// says: The field has the trimmed text. The editor empties it before it says that it has finished.
// fails: The editor does its part alone, and then says so
// gives: (log → ["done tapped, field [_oat_milk_]", "finished [oat_milk], field [oat_milk]", "send
//   returned", "field [oat_milk]"]) == ([ "done tapped, field [_oat_milk_]", "finished [oat_milk],
//   field []", "send returned", "field []", ] → ["done tapped, field [_oat_milk_]", "finished
//   [oat_milk], field []", "send returned", "field []"])

// instead of
state.text = ""
return .send(.delegate(.finished(text)))
// this
state.text = text
return .send(.delegate(.finished(text)))
