// wrong: without a fact, keep is a mistake
// says: Keep was tapped before there was a fact, and the sheet stayed open. It only closes then.
// fails: Without a fact, keep only closes the sheet
// gives: (steps → []) == ["dismiss"]

// instead of
if let fact { await send(.delegate(.kept(fact))) }
await dismiss()
// this
if let fact {
  await send(.delegate(.kept(fact)))
  await dismiss()
}
