// wrong: the action is still sent where there is no second alert
// fails: A tap sends one action
// says: finds the next one, or none

// next answer
Reduce { state, action in
  switch action {
  case .resetTapped:
    state.alert = .reset(count: state.count)
    return .none
  case .alert(.presented(.resetConfirmed)):
    state.alert = .done(count: state.count)
    state.count = 0
    return .none
  case .alert(.presented(.undoTapped(let count))):
    state.count = count
    return .send(.alert(.dismiss))
  case .alert(.dismiss):
    return .none
  }
}
.ifLet(\.$alert, action: \.alert)
