// An alert goes by itself
//
// Before a counter is reset, an alert asks for confirmation. After the reset, a second alert says
// that it is done, and offers to undo it. But the second alert never stays on the screen. And when
// the counter itself is shown in a sheet (the parent isn't in this file), a tap on an alert's
// button closes the whole sheet. Repair the counter. Each alert closes when one of its buttons is
// tapped, the second alert appears after the first, and nothing else is closed. An alert's action
// that arrives while no alert is shown is still reported.
//
// kind: fix
// lesson: An alert as a value

import Chapter04Modern

// answer
// starter: /// Closes an alert when one of its buttons is tapped.
// starter: struct ClosingAlert: Reducer {
// starter:   typealias State = AlertState<Counter.Alert>
// starter:   typealias Action = Counter.Alert
// starter:
// starter:   @Dependency(\.dismiss) var dismiss
// starter:
// starter:   func reduce(into state: inout State, action: Action) -> Effect<Action> {
// starter:     .run { _ in await dismiss() }
// starter:   }
// starter: }
// starter:
// end answer
struct Counter: Reducer {
  struct State: Equatable {
    var count = 7
    @PresentationState var alert: AlertState<Alert>?
  }

  enum Alert: Equatable {
    case resetConfirmed
    case undoTapped(count: Int)
  }

  enum Action: Equatable {
    case resetTapped
    case alert(PresentationAction<Alert>)
  }

  var body: some ReducerOf<Self> {
    // answer
    // starter: Reduce { state, action in
    // starter:   switch action {
    // starter:   case .resetTapped:
    // starter:     state.alert = .reset(count: state.count)
    // starter:     return .none
    // starter:   case .alert(.presented(.resetConfirmed)):
    // starter:     state.alert = .done(count: state.count)
    // starter:     state.count = 0
    // starter:     return .send(.alert(.dismiss))
    // starter:   case .alert(.presented(.undoTapped(let count))):
    // starter:     state.count = count
    // starter:     return .send(.alert(.dismiss))
    // starter:   case .alert(.dismiss):
    // starter:     state.alert = nil
    // starter:     return .none
    // starter:   }
    // starter: }
    // starter: .ifLet(\.$alert, action: \.alert) { ClosingAlert() }
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
    .ifLet(\.$alert, action: \.alert)
    // end answer
  }
}

extension AlertState where Action == Counter.Alert {
  static func reset(count: Int) -> Self {
    AlertState {
      TextState("Reset the count of \(count)?")
    } actions: {
      ButtonState(role: .destructive, action: .resetConfirmed) { TextState("Reset") }
      ButtonState(role: .cancel) { TextState("Keep it") }
    }
  }

  static func done(count: Int) -> Self {
    AlertState {
      TextState("The count was \(count), and is 0.")
    } actions: {
      ButtonState(action: .undoTapped(count: count)) { TextState("Undo") }
      ButtonState(role: .cancel) { TextState("OK") }
    }
  }
}

extension Counter.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var alert: AnyCasePath<Counter.Action, PresentationAction<Counter.Alert>> {
      AnyCasePath(embed: Counter.Action.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
  }
}
