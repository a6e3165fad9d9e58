// wrong: the counter opens and closes the sheet by hand, and nothing runs it
// fails: The sheet gets its actions and its answer
// says: nothing runs it

return .run { _ in await dismiss() }
// next answer
return .run { [fact = state.fact] send in
  if let fact { await send(.delegate(.kept(fact))) }
  await dismiss()
}
// next answer
Reduce { state, action in
  switch action {
  case .factTapped:
    state.sheet = FactSheet.State(number: state.count)
  case .sheet(.presented(.delegate(.kept(let fact)))):
    state.kept.append(fact)
  case .sheet(.dismiss):
    if let sheet = state.sheet { state.seen.append(sheet.number) }
    state.sheet = nil
  case .sheet:
    break
  }
  return .none
}
