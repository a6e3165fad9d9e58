// wrong: the setter trusts that nil is never set
// says: The setter unwraps what was set with `!`, but nil may be set, too. Do nothing then.
// fails: crash
// gives: Setting nil does nothing: Fatal error: Unexpectedly found nil while unwrapping an Optional
//   value

// instead of
guard case .channel = self, let newValue else { return }
self = .channel(newValue)
// this
guard case .channel = self else { return }
self = .channel(newValue!)
