// wrong: the setter of the joined path puts the whole action together again
// says: Two actions have no throttle, but the setter gave them one. A setter along a path changes
//   a payload, never a case.
// fails: Setting the joined path changes the throttle, and never a case
// gives: (others → [PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.throttle(2)),
//   PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.throttle(2))]) == ([.engine(.stop),
//   .horn] → [PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.stop),
//   PullbackLaws.ShipAction.horn])

// instead of
set { engine?.throttle = newValue }
// this
set {
  guard let newValue else { return }
  self = .engine(.throttle(newValue))
}
