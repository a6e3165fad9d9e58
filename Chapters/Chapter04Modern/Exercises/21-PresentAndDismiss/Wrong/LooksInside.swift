// wrong: the counter handles the tap on keep, and reads the fact from the sheet
// fails: The counter keeps what the sheet passes on
// says: reads the sheet's state

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
  case .sheet(.presented(.keepTapped)):
    if let fact = state.sheet?.fact { state.kept.append(fact) }
  case .sheet(.dismiss):
    if let sheet = state.sheet { state.seen.append(sheet.number) }
  case .sheet:
    break
  }
  return .none
}
.ifLet(\.$sheet, action: \.sheet) { FactSheet() }
