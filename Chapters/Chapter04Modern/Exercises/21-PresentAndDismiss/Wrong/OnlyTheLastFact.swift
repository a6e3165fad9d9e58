// wrong: a kept fact replaces the earlier ones
// fails: `kept` and `seen` grow, and may hold the same thing twice
// says: but only the third is there now

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
    state.kept = [fact]
  case .sheet(.dismiss):
    if let sheet = state.sheet { state.seen.append(sheet.number) }
  case .sheet:
    break
  }
  return .none
}
.ifLet(\.$sheet, action: \.sheet) { FactSheet() }
