// wrong: whatever the button, the fact is passed on
// says: Done only closes the sheet, and here it passed on the fact, too.
// fails: Done closes the sheet, whoever shows it
// gives: (steps → ["3!", "dismiss"]) == ["dismiss"]

// instead of
return .run { _ in await dismiss() }
// this
return .run { [fact = state.fact] send in
  if let fact { await send(.delegate(.kept(fact))) }
  await dismiss()
}
