// wrong: the end of an alert counts as its confirmation
// fails: A confirmed alert resets the count, and closes
// says: closed without a reset

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
  case .destination(.dismiss), .destination(.presented(.alert(.resetConfirmed))):
    state.count = 0
  case .destination:
    break
  }
  return .none
}
.ifLet(\.$destination, action: \.destination) { Destination() }
