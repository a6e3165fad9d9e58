// wrong: every space is removed from the text
// says: The space inside the text is gone. Cut off only those around it.
// fails: The editor does its part alone, and then says so
// gives: (log → ["done tapped, field [_oat_milk_]", "finished [oatmilk], field []", "send
//   returned", "field []"]) == ([ "done tapped, field [_oat_milk_]", "finished [oat_milk], field
//   []", "send returned", "field []", ] → ["done tapped, field [_oat_milk_]", "finished [oat_milk],
//   field []", "send returned", "field []"])

// instead of
let text = state.text.trimmingCharacters(in: .whitespaces)
// this
let text = state.text.filter { $0 != " " }
