// wrong: the engine's action is taken out, changed, and not put back
// says: Nothing was written: a copy of the engine's action was changed, or none at all.
// fails: Setting the joined path changes the throttle, and never a case
// gives: (set → [PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.throttle(7)),
//   PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.throttle(7)),
//   PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.throttle(7))]) ==
//   ([.engine(.throttle(2)), .engine(.throttle(0)), .engine(.throttle(-2))] →
//   [PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.throttle(2)),
//   PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.throttle(0)),
//   PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.throttle(-2))])

// instead of
set { engine?.throttle = newValue }
// this
set {
  var copy = engine
  copy?.throttle = newValue
}
