// There and back
//
// Write `TimeTravel`, which records what any feature does, and goes to any moment of it.
// - An action of the feature runs the feature on the current state, and is added to the recording.
//   Its effects do their work; what they send is an action of the feature, too.
// - `.travelled(to: n)` shows the state after the first n actions of the recording, which stays as
//   it is. It is found by playing them again from the start, without their effects. Below 0 is 0,
//   and beyond the end is the end. Whatever the feature has in flight ends.
// - An action of the feature in the past replaces what was recorded after that moment.
//
// kind: law
// lesson: As a member

import Chapter04Modern

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
