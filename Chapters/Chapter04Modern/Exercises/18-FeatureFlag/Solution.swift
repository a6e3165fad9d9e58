// Off is as it was before
//
// A shelf has been shipped, and suggestions are now being added to it, behind a flag. While the
// flag is on, `adding` runs the new feature after the old one, with the same state and the same
// actions. While it is off, everything is as it was before. The flag is checked at each action,
// because it can be switched while the app runs. An effect notifies the tracker of each action that
// the new feature gets; it makes no `Task` of its own. Repair `adding`.
//
// kind: fix
// lesson: As a member

import Chapter04Modern

struct FlagClient: DependencyKey {
  var isOn: @Sendable (_ flag: String) -> Bool

  static let liveValue = FlagClient { _ in false }
  static let testValue = FlagClient(isOn: unimplemented("FlagClient.isOn", placeholder: false))
}

struct Tracker: DependencyKey {
  var track: @Sendable (_ flag: String) -> Void

  static let liveValue = Tracker { print($0) }
  static let testValue = Tracker(track: unimplemented("Tracker.track"))
}

struct Flagged<Base: Reducer, New: Reducer>: Reducer
where Base.State == New.State, Base.Action == New.Action {
  let flag: String
  let base: Base
  let new: New

  @Dependency(FlagClient.self) var flags
  @Dependency(Tracker.self) var tracker

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    // answer
    // starter: guard flags.isOn(flag) else { return .none }
    // starter: tracker.track(flag)
    // starter: _ = base.reduce(into: &state, action: action)
    // starter: return new.reduce(into: &state, action: action)
    let effect = base.reduce(into: &state, action: action)
    guard flags.isOn(flag) else { return effect }
    return .merge(
      effect,
      new.reduce(into: &state, action: action),
      .run { [flag, tracker] _ in tracker.track(flag) }
    )
    // end answer
  }
}

extension Reducer {
  func adding(
    _ new: some Reducer<State, Action>,
    if flag: String
  ) -> some Reducer<State, Action> {
    Flagged(flag: flag, base: self, new: new)
  }
}
