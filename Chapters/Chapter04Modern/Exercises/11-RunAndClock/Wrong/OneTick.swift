// wrong: one sleep is expected to repeat
// says: The timer ticked once, and never again: one sleep makes one tick.
// fails: The timer ticks each second, for the first time after one
// gives: (log → ["59 at 1000", "59 left"]) == ["59 at 1000", "58 at 2000", "57 at 3000", "57 left"]

// instead of
for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
// this
try await clock.sleep(for: .seconds(1))
await send(.ticked)
