// What a body is made of
//
// The compiler turns the lines of a body into calls of these functions: `buildPartialBlock` for
// each line after the first, with the reducer made of the lines above it; `buildOptional` for an
// `if` without `else`, with nil if its condition is false; `buildArray` for a loop, with a reducer
// for each time round. Write the three functions. When there are several reducers, each one runs,
// in order, on the same state, and their effects are merged in that order.
//
// kind: write
// lesson: What the builder makes
// optional: Under the hood

/// Work for later: each closure returns an action.
struct Effect<Action> {
  var work: [() -> Action]

  static var none: Effect { Effect(work: []) }

  func merge(with other: Effect) -> Effect {
    Effect(work: work + other.work)
  }
}

protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action

  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

/// A reducer made of a closure.
struct Reduce<State, Action>: Reducer {
  private let run: (inout State, Action) -> Effect<Action>

  init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.run = run
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }
}

@resultBuilder enum ReducerBuilder<State, Action> {
  static func buildExpression(_ reducer: some Reducer<State, Action>) -> Reduce<State, Action> {
    Reduce { state, action in reducer.reduce(into: &state, action: action) }
  }

  static func buildPartialBlock(first: Reduce<State, Action>) -> Reduce<State, Action> {
    first
  }

  static func buildPartialBlock(
    accumulated: Reduce<State, Action>,
    next: Reduce<State, Action>
  ) -> Reduce<State, Action> {
    // answer
    // starter: Reduce { _, _ in .none }  // Your code here.
    Reduce { state, action in
      let effect = accumulated.reduce(into: &state, action: action)
      return effect.merge(with: next.reduce(into: &state, action: action))
    }
    // end answer
  }

  static func buildOptional(_ reducer: Reduce<State, Action>?) -> Reduce<State, Action> {
    // answer
    // starter: Reduce { _, _ in .none }  // Your code here.
    reducer ?? Reduce { _, _ in .none }
    // end answer
  }

  static func buildArray(_ reducers: [Reduce<State, Action>]) -> Reduce<State, Action> {
    // answer
    // starter: Reduce { _, _ in .none }  // Your code here.
    Reduce { state, action in
      var effect = Effect<Action>.none
      for reducer in reducers {
        effect = effect.merge(with: reducer.reduce(into: &state, action: action))
      }
      return effect
    }
    // end answer
  }

  static func buildEither(first: Reduce<State, Action>) -> Reduce<State, Action> { first }

  static func buildEither(second: Reduce<State, Action>) -> Reduce<State, Action> { second }
}
