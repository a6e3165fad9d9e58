// The features that the chapter's own tests of effects use, without what this library lacks.

@testable import Chapter04Modern

/// Runs whatever effect an action holds, and keeps the numbers it is sent.
struct Runner: Reducer {
  struct State: Equatable { var log: [Int] = [] }

  enum Action {
    case run(Effect<Action>)
    case number(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .run(let effect):
      return effect
    case .number(let number):
      state.log.append(number)
      return .none
    }
  }

  @MainActor static func store() -> StoreOf<Runner> {
    Store(initialState: State()) { Runner() }
  }
}

extension Effect {
  var isNone: Bool { operation == nil }

  /// Whether it is work, and not several effects or one that can be cancelled.
  var isRun: Bool { if case .run? = operation { true } else { false } }
}

/// A type of which only the name matters.
enum Search {}
