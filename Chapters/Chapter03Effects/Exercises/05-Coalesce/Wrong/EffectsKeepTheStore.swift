// wrong: the effect is given the method itself, which keeps the store
// says: The effect keeps the store, although nobody needs it any more. Capture it weakly.
// fails: An effect that may still answer doesn't keep the store
// gives: (isFreed → false) == true

// instead of
effect { [weak self] action in self?.send(action) }
// this
effect { action in self.send(action) }
