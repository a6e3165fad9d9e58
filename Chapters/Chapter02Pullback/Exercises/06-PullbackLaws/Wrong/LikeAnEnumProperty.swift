// wrong: `itself` is written like the property of one case
// says: `itself` of the horn is nil. It isn't the property of one case: it is always the whole
//   action.
// fails: `itself` returns every action
// gives: (got → [nil, Optional(PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.stop)),
//   Optional(PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.throttle(3)))]) == ([.horn,
//   .engine(.stop), .engine(.throttle(3))] → [Optional(PullbackLaws.ShipAction.horn),
//   Optional(PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.stop)),
//   Optional(PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.throttle(3)))])

// instead of
get { self }
// this
get { if case .engine = self { self } else { nil } }
