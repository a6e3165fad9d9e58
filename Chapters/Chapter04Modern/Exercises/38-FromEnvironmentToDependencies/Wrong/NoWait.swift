// wrong: sending an action takes its time
// says: The notice was cleared as soon as it was shown. Wait for three seconds first.
// fails: A notice is cleared after three seconds of the clock
// gives: (log → ["failed: No at 0", "timed out at 0"]) == ["failed: No at 0", "timed out at 3000"]

// instead of
try await clock.sleep(for: .seconds(3))
// this

