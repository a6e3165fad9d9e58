// wrong: each button's case sets the alert to nil at its end
// fails: A confirmed reset is followed by the second alert
// says: removed at once

// next answer
Reduce { state, action in
  switch action {
  case .resetTapped:
    state.alert = .reset(count: state.count)
    return .none
  case .alert(.presented(.resetConfirmed)):
    state.alert = .done(count: state.count)
    state.count = 0
    state.alert = nil
    return .none
  case .alert(.presented(.undoTapped(let count))):
    state.count = count
    return .none
  case .alert(.dismiss):
    return .none
  }
}
.ifLet(\.$alert, action: \.alert)
