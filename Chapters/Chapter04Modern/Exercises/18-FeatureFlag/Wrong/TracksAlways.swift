// wrong: the tracker is notified while the flag is off
// says: The flag is off, so the new feature got no action, and the tracker was notified.
// fails: With the flag off, the old feature runs, with its effects
// gives: (events → ["old at 0", "tracked covers at 0", "old answered at 1000", "tracked covers at
//   1000"]) == ["old at 0", "old answered at 1000"]

// instead of
guard flags.isOn(flag) else { return effect }
// this
guard flags.isOn(flag) else {
  return effect.merge(with: .run { [flag, tracker] _ in tracker.track(flag) })
}
