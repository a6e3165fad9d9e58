// wrong: the sent actions are removed, and the alert keeps its reducer
// fails: In a sheet, an alert's button closes the alert, not the sheet
// says: the sheet is gone

struct ClosingAlert: Reducer {
  typealias State = AlertState<Counter.Alert>
  typealias Action = Counter.Alert

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .run { _ in await dismiss() }
  }
}
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
    return .none
  case .alert(.dismiss):
    return .none
  }
}
.ifLet(\.$alert, action: \.alert) { ClosingAlert() }
