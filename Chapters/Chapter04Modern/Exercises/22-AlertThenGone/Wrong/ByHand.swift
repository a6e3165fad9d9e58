// wrong: alerts are set and cleared by hand, without `ifLet`
// fails: A button of a missing alert is a mistake
// says: set and clear by hand

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
    state.alert = nil
    return .none
  case .alert(.dismiss):
    state.alert = nil
    return .none
  }
}
