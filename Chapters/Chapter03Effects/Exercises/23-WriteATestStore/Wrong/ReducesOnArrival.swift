// wrong: an action is reduced on arrival, so a step sees the state after all of them
// says: The actions that the effect sent were reduced as they came. Each waits until a `receive`
//   states it, which sees the state after its own action.
// fails: Actions that effects send are received, one in each step
// gives: (test → Run(state: 11, faults: [2], left: [])) == (Run(state: 11) → Run(state: 11, faults:
//   [], left: []))

// instead of
reduce(action, origin: origin, line: line, update)
}

/// The test is over.
// this
var copy = state
update?(&copy)
if copy != state { fail("\(state) isn't \(copy).", line: line) }
}

/// The test is over.

// instead of
receiveValue: { [weak self] in self?.waiting.append(($0, origin)) }
// this
receiveValue: { [weak self] action in
  guard let self else { return }
  _ = self.reducer.run(&self.state, action, self.environment)
  self.waiting.append((action, origin))
}
