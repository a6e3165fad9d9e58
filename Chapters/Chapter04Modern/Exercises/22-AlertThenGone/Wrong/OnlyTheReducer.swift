// wrong: the reducer is removed, and the sent actions stay
// fails: A confirmed reset is followed by the second alert
// says: You never have to close an alert

// next answer
Reduce { state, action in
  switch action {
  case .resetTapped:
    state.alert = .reset(count: state.count)
    return .none
  case .alert(.presented(.resetConfirmed)):
    state.alert = .done(count: state.count)
    state.count = 0
    return .send(.alert(.dismiss))
  case .alert(.presented(.undoTapped(let count))):
    state.count = count
    return .send(.alert(.dismiss))
  case .alert(.dismiss):
    return .none
  }
}
.ifLet(\.$alert, action: \.alert)
