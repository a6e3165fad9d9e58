// Undo for every reducer
//
// Write `withHistory`, which gives any reducer undo and redo. Only `record` runs the reducer.
//
// - `record` puts the present into the past, as its newest state, then runs the reducer on the
//   present, and empties the future. It does so even if the action changes nothing.
// - `undo` goes back to the newest state of the past, and `redo` takes the last undo back. If there
//   is nothing to undo or redo, nothing changes.
// - With a limit, which is any number from 0 on, the past never holds more states than that, and
//   drops the oldest.
//
// How `past` and `future` are ordered is up to you.
//
// kind: law
// lesson: Undo keeps states

typealias Reducer<State, Action> = (inout State, Action) -> Void

struct History<State> {
  var present: State
  var past: [State] = []
  var future: [State] = []

  init(_ present: State) {
    self.present = present
  }
}

extension History: Equatable where State: Equatable {}

enum HistoryAction<Action> {
  case record(Action)
  case undo
  case redo
}

func withHistory<State, Action>(
  limit: Int? = nil,
  _ reducer: @escaping Reducer<State, Action>
) -> Reducer<History<State>, HistoryAction<Action>> {
  { history, action in
    // answer
    // starter: // Your code here.
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
    // end answer
  }
}
