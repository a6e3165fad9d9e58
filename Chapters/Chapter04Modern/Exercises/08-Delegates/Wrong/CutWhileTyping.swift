// wrong: the spaces are cut off while they are being typed
// says: The spaces were cut off while the user was typing. Cut them off when done is tapped.
// fails: The text stays as typed until done is tapped
// gives: (log → ["typed, field [oat]", "send returned", "field [oat]"]) == ["typed, field [oat]",
//   "send returned", "field [_oat_]"]

// instead of
state.text = text
return .none
// this
state.text = text.trimmingCharacters(in: .whitespaces)
return .none
