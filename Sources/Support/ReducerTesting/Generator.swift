// Actions to try, drawn at random. A generator may look at the state, because many actions only
// make sense in some states: deleting the third favourite needs three. A generator that ignored
// this would spend its scripts on actions that do nothing, or trap.

/// Draws an action for the state that a script has come to.
///
/// ```swift
/// let actions = Generator<AppState, AppAction>.weighted(
///   (5, .action(.counter(.increment), .counter(.decrement))),
///   (2, .action { _, draw in .counter(.set(draw.int(in: -5...5))) }),
///   (1, .action { state, draw in
///     draw.element(of: state.favorites.indices).map { .favorites(.delete([$0])) }
///   })
/// )
/// ```
///
/// A generator is a value that holds closures, and not `Sendable`: make it in the test, in the
/// suite's stored property or in a computed one, not in a global `let`.
///
/// Source: the generators of QuickCheck (Claessen and Hughes, ICFP 2000); that they see the state,
/// from its successor for stateful systems (Hughes, "QuickCheck Testing for Fun and Profit", 2007).
public struct Generator<State, Action> {
  let make: (State, inout Draw) -> Action?

  /// A generator from a function; nil where no action makes sense in the state.
  public init(_ make: @escaping (State, inout Draw) -> Action?) {
    self.make = make
  }

  /// One of `actions`, equally often; the first counts as the simplest. Without any, it never draws
  /// one.
  public static func action(_ actions: Action...) -> Self {
    Self { _, draw in draw.element(of: actions) }
  }

  /// `init(_:)` under a name that can stand in a list of cases.
  public static func action(_ make: @escaping (State, inout Draw) -> Action?) -> Self {
    Self(make)
  }

  /// Draws from one of `cases`, each in proportion to its weight; list the simplest first. If a
  /// case has no action for the state, another is drawn.
  ///
  /// A case whose weight is zero or less is never drawn.
  public static func weighted(_ cases: (weight: Int, generator: Generator)...) -> Self {
    let allWeights = cases.map { max(0, $0.weight) }
    return Self { state, draw in
      var weights = allWeights
      let start = draw.choices.count
      while let index = draw.index(weights: weights) {
        if let action = cases[index].generator.make(state, &draw) { return action }
        weights[index] = 0
        draw.takeBack(to: start)
      }
      return nil
    }
  }

  /// Turns a feature's generator into one of the app: it sees the part of the state that `state`
  /// reads, and `action` embeds its actions.
  ///
  /// ```swift
  /// counterActions.pullback(state: \AppState.counter, action: AppAction.counter)
  /// ```
  public func pullback<GlobalState, GlobalAction>(
    state: @escaping (GlobalState) -> State,
    action: @escaping (Action) -> GlobalAction
  ) -> Generator<GlobalState, GlobalAction> {
    Generator<GlobalState, GlobalAction> { global, draw in
      make(state(global), &draw).map(action)
    }
  }
}
