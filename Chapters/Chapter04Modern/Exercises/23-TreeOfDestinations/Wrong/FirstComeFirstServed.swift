// wrong: a destination has to close before another may open
// fails: A new destination replaces the old one
// says: is still there

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
  case .factTapped where state.destination == nil:
    state.destination = .fact(FactSheet.State(number: state.count))
  case .editTapped where state.destination == nil:
    state.destination = .form(NumberForm.State(number: state.count))
  case .resetTapped where state.destination == nil:
    state.destination = .alert(.reset(count: state.count))
  case .destination(.presented(.form(.delegate(.saved(let number))))):
    state.count = number
  case .destination(.presented(.alert(.resetConfirmed))):
    state.count = 0
  case .destination, .factTapped, .editTapped, .resetTapped:
    break
  }
  return .none
}
.ifLet(\.$destination, action: \.destination) { Destination() }
