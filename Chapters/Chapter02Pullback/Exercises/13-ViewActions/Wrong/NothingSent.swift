// wrong: the action is made, and that is all
// says: Nothing arrived at the house. Send the embedded action to the parent.
// fails: An action sent to a view arrives at its parent, as the parent's action
// gives: (log.actions → []) == ["lift(door)"]

// instead of
  self.send(toGlobalAction(localAction))
// this
  withExtendedLifetime(self) { _ = toGlobalAction(localAction) }
