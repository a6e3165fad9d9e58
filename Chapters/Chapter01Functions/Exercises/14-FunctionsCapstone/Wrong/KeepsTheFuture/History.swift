// wrong: a new action leaves what was undone, and redo jumps to a state that never followed
// fails: Recording after undo drops what could have been redone
// says: end(.record(5))

public struct History<State> {
  public fileprivate(set) var present: State
  public fileprivate(set) var past: [State] = []
  public fileprivate(set) var future: [State] = []

  public init(_ present: State) {
    self.present = present
  }
}

extension History: Equatable where State: Equatable {}
extension History: Sendable where State: Sendable {}

public enum HistoryAction<Action> {
  case record(Action)
  case undo
  case redo
}

extension HistoryAction: Equatable where Action: Equatable {}
extension HistoryAction: Sendable where Action: Sendable {}

public func withHistory<State, Action>(
  limit: Int? = nil,
  _ reducer: @escaping Reducer<State, Action>
) -> Reducer<History<State>, HistoryAction<Action>> {
  { history, action in
    switch action {
    case .record(let action):
      history.past.append(history.present)
      if let limit, history.past.count > limit { history.past.removeFirst() }
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
