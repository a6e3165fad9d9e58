// wrong: the sheet closes, and then passes on its fact
// says: The sheet closed before it passed on its fact. Whatever a feature sends after `dismiss`
//   is lost.
// fails: Keep passes on the fact, and then closes the sheet
// gives: (steps → ["dismiss", "3!"]) == ["3!", "dismiss"]

// instead of
if let fact { await send(.delegate(.kept(fact))) }
await dismiss()
// this
await dismiss()
if let fact { await send(.delegate(.kept(fact))) }
