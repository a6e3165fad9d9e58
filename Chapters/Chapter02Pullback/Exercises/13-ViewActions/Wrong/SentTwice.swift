// wrong: an action is sent by the view and by its parent
// says: The house got the action twice.
// fails: An action sent to a view arrives at its parent, as the parent's action
// gives: (log.actions → ["lift(door)", "lift(door)"]) == ["lift(door)"]

// instead of
  self.send(toGlobalAction(localAction))
// this
  self.send(toGlobalAction(localAction))
  self.send(toGlobalAction(localAction))
