// wrong: the sheet closes, and then passes on its fact
// fails: Keep passes on the fact first, and then closes the sheet
// says: before it passes on its fact

return .run { _ in await dismiss() }
// next answer
return .run { [fact = state.fact] send in
  await dismiss()
  if let fact { await send(.delegate(.kept(fact))) }
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
  case .sheet:
    break
  }
  return .none
}
.ifLet(\.$sheet, action: \.sheet) { FactSheet() }
