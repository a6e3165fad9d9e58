/// A state with the states before it and those that were undone.
public struct History<State> {
  /// The current state.
  public fileprivate(set) var present: State
  /// Earlier states, the oldest first.
  public fileprivate(set) var past: [State] = []
  /// Undone states, the next to be redone last.
  public fileprivate(set) var future: [State] = []

  /// A history that begins with `present`: nothing to undo, nothing to redo.
  public init(_ present: State) {
    self.present = present
  }
}

extension History: Equatable where State: Equatable {}
extension History: Sendable where State: Sendable {}

/// An action of the wrapped reducer, or a step through its history.
public enum HistoryAction<Action> {
  case record(Action)
  case undo
  case redo
}

extension HistoryAction: Equatable where Action: Equatable {}
extension HistoryAction: Sendable where Action: Sendable {}

/// Gives any reducer undo and redo.
///
/// - Parameter limit: How many states to keep in the past; the oldest is dropped first. With `nil`
///   all of them are kept, with 0 or less none.
public func withHistory<State, Action>(
  limit: Int? = nil,
  _ reducer: @escaping Reducer<State, Action>
) -> Reducer<History<State>, HistoryAction<Action>> {
  { history, action in
    // answer 1 of History
    // Your code here.
    // end answer
  }
}
