// What is tried: all scripts of a few actions, shortest first. So the first one that fails is the
// shortest there is, and it is the same one on every run. Scripts drawn at random need a seed to be
// found again, and code that makes them shorter.

/// The actions to try, in every state the same or some that make sense only there.
///
/// ```swift
/// let actions: Actions<AppState, AppAction> = [.counter(.increment), .counter(.decrement)]
///
/// let deletions = Actions<AppState, AppAction> { state in
///   state.favorites.indices.map { .favorites(.delete([$0])) }
/// }
/// ```
///
/// List the simplest first: of scripts that are equally short, the first is tried first. Ten
/// actions make 10,000 scripts of length 4, so leave out what adds nothing: two numbers are enough,
/// where all others are treated alike.
public struct Actions<State, Action>: ExpressibleByArrayLiteral {
  let list: (State) -> [Action]

  /// The actions that make sense in a state.
  public init(_ list: @escaping (State) -> [Action]) {
    self.list = list
  }

  /// The same actions in every state.
  public init(arrayLiteral actions: Action...) {
    self.init { _ in actions }
  }

  /// Turns a feature's actions into those of the app: they see the part of the state that `state`
  /// reads, and `action` embeds them.
  ///
  /// ```swift
  /// counterActions.pullback(state: \AppState.counter, action: AppAction.counter)
  /// ```
  public func pullback<GlobalState, GlobalAction>(
    state: @escaping (GlobalState) -> State,
    action: @escaping (Action) -> GlobalAction
  ) -> Actions<GlobalState, GlobalAction> {
    Actions<GlobalState, GlobalAction> { list(state($0)).map(action) }
  }

  /// These actions, then `others`.
  public static func + (actions: Self, others: Self) -> Self {
    Self { actions.list($0) + others.list($0) }
  }
}
