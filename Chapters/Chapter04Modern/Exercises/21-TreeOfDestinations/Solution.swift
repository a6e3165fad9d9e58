// One of several, and one inside
//
// A counter shows a fact sheet, a form or an alert: one of them, or nothing. The alerts are
// finished, and so is the form, which closes itself. Write three bodies.
// - `Counter`: a tap presents a fact sheet, a form or an alert for the count, in place of whatever
//   is there. The form's `.delegate(.saved)` sets the count. The alert, when confirmed, resets it
//   to 0.
// - `FactSheet`: `.response` brings the fact, which it keeps. `editTapped` presents a form for its
//   number. This form's `.delegate(.saved)` sets the sheet's number, clears its fact, and leaves
//   the counter's count alone.
// - `Destination` runs what the counter presents.
//
// kind: write
// lesson: Both at once

import Chapter04Modern

struct NumberForm: Reducer {
  struct State: Equatable {
    var number: Int
  }

  enum Action: Equatable {
    case stepped(by: Int)
    case saveTapped
    case delegate(Delegate)

    enum Delegate: Equatable {
      case saved(Int)
    }
  }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .stepped(let step):
      state.number += step
      return .none
    case .saveTapped:
      return .run { [number = state.number] send in
        await send(.delegate(.saved(number)))
        await dismiss()
      }
    case .delegate:
      return .none
    }
  }
}

struct FactSheet: Reducer {
  struct State: Equatable {
    var number: Int
    var fact: String?
    @PresentationState var form: NumberForm.State?
  }

  enum Action: Equatable {
    case response(String)
    case editTapped
    case form(PresentationAction<NumberForm.Action>)
  }

  var body: some ReducerOf<Self> {
    // answer
    // starter: EmptyReducer()  // Your code here.
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
    // end answer
  }
}

struct Destination: Reducer {
  enum State: Equatable {
    case fact(FactSheet.State)
    case form(NumberForm.State)
    case alert(AlertState<Alert>)
  }

  enum Action: Equatable {
    case fact(FactSheet.Action)
    case form(NumberForm.Action)
    case alert(Alert)
  }

  enum Alert: Equatable {
    case resetConfirmed
  }

  var body: some ReducerOf<Self> {
    // answer
    // starter: EmptyReducer()  // Your code here.
    EmptyReducer()
      .ifCaseLet(\.fact, action: \.fact) { FactSheet() }
      .ifCaseLet(\.form, action: \.form) { NumberForm() }
    // end answer
  }
}

struct Counter: Reducer {
  struct State: Equatable {
    var count = 7
    @PresentationState var destination: Destination.State?
  }

  enum Action: Equatable {
    case factTapped
    case editTapped
    case resetTapped
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    // answer
    // starter: EmptyReducer()  // Your code here.
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
    .ifLet(\.$destination, action: \.destination) { Destination() }
    // end answer
  }
}

extension AlertState where Action == Destination.Alert {
  static func reset(count: Int) -> Self {
    AlertState {
      TextState("Reset the count of \(count)?")
    } actions: {
      ButtonState(role: .destructive, action: .resetConfirmed) { TextState("Reset") }
      ButtonState(role: .cancel) { TextState("Keep it") }
    }
  }
}

// The paths to the cases.

extension FactSheet.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var form: AnyCasePath<FactSheet.Action, PresentationAction<NumberForm.Action>> {
      AnyCasePath(embed: FactSheet.Action.form) { if case .form(let it) = $0 { it } else { nil } }
    }
  }
}

extension Destination.State: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var fact: AnyCasePath<Destination.State, FactSheet.State> {
      AnyCasePath(embed: Destination.State.fact) { if case .fact(let it) = $0 { it } else { nil } }
    }
    var form: AnyCasePath<Destination.State, NumberForm.State> {
      AnyCasePath(embed: Destination.State.form) { if case .form(let it) = $0 { it } else { nil } }
    }
  }
}

extension Destination.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var fact: AnyCasePath<Destination.Action, FactSheet.Action> {
      AnyCasePath(embed: Destination.Action.fact) { if case .fact(let it) = $0 { it } else { nil } }
    }
    var form: AnyCasePath<Destination.Action, NumberForm.Action> {
      AnyCasePath(embed: Destination.Action.form) { if case .form(let it) = $0 { it } else { nil } }
    }
  }
}

extension Counter.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var destination: AnyCasePath<Counter.Action, PresentationAction<Destination.Action>> {
      AnyCasePath(embed: Counter.Action.destination) {
        if case .destination(let it) = $0 { it } else { nil }
      }
    }
  }
}
