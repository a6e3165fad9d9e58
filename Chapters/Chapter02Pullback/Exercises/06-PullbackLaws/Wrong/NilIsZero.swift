// wrong: nil is a throttle of zero
// says: Setting nil wrote a zero, but nil isn't a throttle. Setting it does nothing.
// fails: Setting the joined path changes the throttle, and never a case
// gives: (same → .engine(PullbackLaws.EngineAction.throttle(0))) == (.engine(.throttle(1)) →
//   .engine(PullbackLaws.EngineAction.throttle(1)))

// instead of
set { engine?.throttle = newValue }
// this
set { engine?.throttle = newValue ?? 0 }
