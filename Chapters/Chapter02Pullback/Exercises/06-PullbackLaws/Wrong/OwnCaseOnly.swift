// wrong: the setter of the whole checks the case, as the setter of one case does
// says: Only an engine's action was replaced. `itself` isn't tied to a case: it takes any action
//   that is set, wherever it is set.
// fails: Setting `itself` replaces the whole action; nil does nothing
// gives: (new → [PullbackLaws.ShipAction.horn, PullbackLaws.ShipAction.horn]) == ([.engine(.stop),
//   .horn] → [PullbackLaws.ShipAction.engine(PullbackLaws.EngineAction.stop),
//   PullbackLaws.ShipAction.horn])

// instead of
guard let newValue else { return }
// this
guard case .engine = self, let newValue else { return }
