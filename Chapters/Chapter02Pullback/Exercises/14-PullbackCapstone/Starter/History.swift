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
/// `record` runs the reducer, even if that changes nothing, and drops what could have been redone.
/// `undo` with nothing in the past and `redo` with nothing undone leave everything as it is.
///
/// - Parameter limit: How many states to keep in the past; the oldest is dropped first. With `nil`
///   all of them are kept, with 0 or less none. At the limit an action costs O(limit), to close
///   the gap that the dropped state leaves; else `record`, `undo` and `redo` cost O(1).
public func withHistory<State, Action>(
  limit: Int? = nil,
  _ reducer: @escaping Reducer<State, Action>
) -> Reducer<History<State>, HistoryAction<Action>> {
  { history, action in
    switch action {
    case .record(let action):
      history.past.append(history.present)
      if let limit, history.past.count > limit { history.past.removeFirst() }
      history.future = []
      reducer(&history.present, action)

    case .undo:
      guard let previous = history.past.popLast() else { return }
      history.future.append(history.present)
      history.present = previous

    case .redo:
      guard let next = history.future.popLast() else { return }
      history.past.append(history.present)
      history.present = next
    }
  }
}
