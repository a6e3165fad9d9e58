// wrong: what is undone is done with
// says: The redos led nowhere, because an undo doesn't keep the state it leaves: it belongs in
//   the future.
// fails: A redo takes back an undo, and can be undone itself
// gives: (states → ["", "", "", ""]) == ["a", "ab", "abc", "ab"]

// instead of
history.future.append(history.present)
// this

