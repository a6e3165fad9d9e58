// wrong: the counter listens to the buttons, but not to the end of the sheet
// fails: However the sheet closes, its number is added to `seen` once
// says: No button announces a swipe

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
  case .sheet(.presented(.doneTapped)), .sheet(.presented(.keepTapped)):
    if let sheet = state.sheet { state.seen.append(sheet.number) }
  case .sheet:
    break
  }
  return .none
}
.ifLet(\.$sheet, action: \.sheet) { FactSheet() }
