// wrong: nil is some harmless action
// says: Setting nil replaced the action. nil isn't an action, so setting it does nothing.
// fails: Setting `itself` replaces the whole action; nil does nothing
// gives: (same → .horn) == (.engine(.stop) → .engine(PullbackLaws.EngineAction.stop))

// instead of
guard let newValue else { return }
self = newValue
// this
self = newValue ?? .horn
