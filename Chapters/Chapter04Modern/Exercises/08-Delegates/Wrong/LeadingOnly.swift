// wrong: spaces before the text are the ones that show
// says: The space at the end of the text is still there. Cut off those at both ends.
// fails: The editor does its part alone, and then says so
// gives: (log → ["done tapped, field [_oat_milk_]", "finished [oat_milk_], field []", "send
//   returned", "field []"]) == ([ "done tapped, field [_oat_milk_]", "finished [oat_milk], field
//   []", "send returned", "field []", ] → ["done tapped, field [_oat_milk_]", "finished [oat_milk],
//   field []", "send returned", "field []"])

// instead of
let text = state.text.trimmingCharacters(in: .whitespaces)
// this
let text = String(state.text.trimmingPrefix { $0 == " " })
