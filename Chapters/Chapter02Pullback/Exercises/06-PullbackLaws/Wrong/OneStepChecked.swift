// wrong: the setter checks the first step, and takes the second for granted
// says: `.engine(.stop)` has no throttle, but the setter turned it into one that has. A setter
//   along a path changes a payload, never a case, so check both steps.
// fails: Setting the joined path changes the throttle, and never a case
// gives: (others → [PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.throttle(2)),
//   PullbackLaws.ShipAction.horn]) == ([.engine(.stop), .horn] →
//   [PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.stop), PullbackLaws.ShipAction.horn])

// instead of
set { engine?.throttle = newValue }
// this
set {
  guard case .engine = self, let newValue else { return }
  self = .engine(.throttle(newValue))
}
