// There and back
//
// Write `TimeTravel`, which records what any feature does, and can go back to any moment of the
// recording.
// - An action of the feature runs the feature on the current state, and is added to the recording,
//   where it replaces anything recorded after that state. The feature's effects do their work, and
//   the actions that they send are treated the same way.
// - `.travelled(to: n)` shows the state after the first n actions of the recording, which stays as
//   it is. You get that state by replaying these actions from the start, without their effects. A
//   number below 0 counts as 0, and one beyond the end as the end. Wherever you travel, whatever
//   the feature has in flight is cancelled.
//
// kind: law
// lesson: A recording of any feature
// optional: Under the hood

import Chapter04Modern

// `SendableMetatype` only lets the type be used in an effect.
struct TimeTravel<Base: Reducer & SendableMetatype>: Reducer {
  struct State {
    let start: Base.State
    var current: Base.State
    var recording: [Base.Action] = []
    /// How many actions of the recording lead to the current state.
    var position = 0

    init(_ start: Base.State) {
      self.start = start
      current = start
    }
  }

  enum Action {
    case feature(Base.Action)
    case travelled(to: Int)
  }

  enum CancelID { case feature }

  let base: Base

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    // answer
    // starter: .none  // Your code here.
    switch action {
    case .feature(let action):
      state.recording.removeLast(state.recording.count - state.position)
      state.recording.append(action)
      state.position += 1
      return base.reduce(into: &state.current, action: action)
        .map { .feature($0) }
        .cancellable(id: CancelID.feature)

    case .travelled(let position):
      state.position = min(max(position, 0), state.recording.count)
      state.current = state.start
      for action in state.recording.prefix(state.position) {
        _ = base.reduce(into: &state.current, action: action)
      }
      return .cancel(id: CancelID.feature)
    }
    // end answer
  }
}
