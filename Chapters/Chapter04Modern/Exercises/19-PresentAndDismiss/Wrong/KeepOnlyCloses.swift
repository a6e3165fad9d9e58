// wrong: the counter reads the fact from the sheet
// says: The sheet closed, and the fact was never passed on.
// fails: Keep passes on the fact, and then closes the sheet
// gives: (steps → ["dismiss"]) == ["3!", "dismiss"]

// instead of
if let fact { await send(.delegate(.kept(fact))) }
await dismiss()
// this
_ = (fact, send)
await dismiss()
