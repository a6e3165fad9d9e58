// wrong: no fact is an empty one
// says: There was no fact yet, and the sheet passed one on.
// fails: Without a fact, keep only closes the sheet
// gives: (steps → ["", "dismiss"]) == ["dismiss"]

// instead of
if let fact { await send(.delegate(.kept(fact))) }
// this
await send(.delegate(.kept(fact ?? "")))
