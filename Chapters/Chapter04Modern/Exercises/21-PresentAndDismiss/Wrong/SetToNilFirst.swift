// wrong: the counter sets the sheet to nil, and then looks for its number
// fails: However the sheet closes, its number is added to `seen` once
// says: nothing was added to `seen`

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
    state.sheet = nil
    if let sheet = state.sheet { state.seen.append(sheet.number) }
  case .sheet:
    break
  }
  return .none
}
.ifLet(\.$sheet, action: \.sheet) { FactSheet() }
