// wrong: the list takes the text, and still tells the editor to empty its field
// says: One tap made three actions. The editor empties its field by itself.
// fails: The list listens to the editor's delegate action
// gives: (log → ["finished [rice]", "typed", "note [tea]", "note [rice]", "field []"]) ==
//   ["finished [rice]", "note [tea]", "note [rice]", "field []"]

// instead of
state.notes.append(text)
return .none
// this
state.notes.append(text)
return .send(.editor(.typed("")))
