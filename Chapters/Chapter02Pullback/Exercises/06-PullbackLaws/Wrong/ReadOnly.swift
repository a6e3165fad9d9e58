// wrong: pullback only reads, so nothing is written
// says: The actions stayed as they were. `itself` isn't tied to a case: what is set replaces the
//   whole action.
// fails: Setting `itself` replaces the whole action; nil does nothing
// gives: (new → [PullbackLaws.ShipAction.horn,
//   PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.stop)]) == ([.engine(.stop), .horn] →
//   [PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.stop), PullbackLaws.ShipAction.horn])

// instead of
self = newValue
// this

