// wrong: the counter closes the sheet after each of its buttons, and the sheet only sends messages
// fails: Done closes the sheet in any feature that shows it
// says: has to call `dismiss` itself

return .none
// next answer
return .run { [fact = state.fact] send in
  if let fact { await send(.delegate(.kept(fact))) }
}
// next answer
Reduce { state, action in
  switch action {
  case .factTapped:
    state.sheet = FactSheet.State(number: state.count)
  case .sheet(.presented(.delegate(.kept(let fact)))):
    state.kept.append(fact)
  case .sheet(.presented(.doneTapped)), .sheet(.presented(.keepTapped)):
    return .send(.sheet(.dismiss))
  case .sheet(.dismiss):
    if let sheet = state.sheet { state.seen.append(sheet.number) }
  case .sheet:
    break
  }
  return .none
}
.ifLet(\.$sheet, action: \.sheet) { FactSheet() }
