// wrong: to keep a fact isn't to close its sheet
// says: The sheet passed on its fact, and left closing to others. It closes itself.
// fails: Keep passes on the fact, and then closes the sheet
// gives: (steps → ["3!"]) == ["3!", "dismiss"]

// instead of
if let fact { await send(.delegate(.kept(fact))) }
await dismiss()
// this
if let fact { await send(.delegate(.kept(fact))) }
