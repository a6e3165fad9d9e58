// wrong: `ifLet` is on a reducer of its own, which never changes the destination
// fails: A replaced destination's effects end
// says: on the reducer that changes the destination

Reduce { state, action in
  switch action {
  case .response(let fact):
    state.fact = fact
  case .editTapped:
    state.form = NumberForm.State(number: state.number)
  case .form(.presented(.delegate(.saved(let number)))):
    state.number = number
    state.fact = nil
  case .form:
    break
  }
  return .none
}
.ifLet(\.$form, action: \.form) { NumberForm() }
// next answer
EmptyReducer()
  .ifCaseLet(\.fact, action: \.fact) { FactSheet() }
  .ifCaseLet(\.form, action: \.form) { NumberForm() }
// next answer
EmptyReducer()
  .ifLet(\.$destination, action: \.destination) { Destination() }
Reduce { state, action in
  switch action {
  case .factTapped:
    state.destination = .fact(FactSheet.State(number: state.count))
  case .editTapped:
    state.destination = .form(NumberForm.State(number: state.count))
  case .resetTapped:
    state.destination = .alert(.reset(count: state.count))
  case .destination(.presented(.form(.delegate(.saved(let number))))):
    state.count = number
  case .destination(.presented(.alert(.resetConfirmed))):
    state.count = 0
  case .destination:
    break
  }
  return .none
}
