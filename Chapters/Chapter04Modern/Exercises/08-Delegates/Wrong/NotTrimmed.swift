// wrong: the text is what the user typed
// says: The text still has its spaces. Cut off those around it.
// fails: The editor does its part alone, and then says so
// gives: (log → ["done tapped, field [_oat_milk_]", "finished [_oat_milk_], field []", "send
//   returned", "field []"]) == ([ "done tapped, field [_oat_milk_]", "finished [oat_milk], field
//   []", "send returned", "field []", ] → ["done tapped, field [_oat_milk_]", "finished [oat_milk],
//   field []", "send returned", "field []"])

// instead of
let text = state.text.trimmingCharacters(in: .whitespaces)
// this
let text = state.text
