// wrong: the tick comes before the sleep
// says: The timer ticked as soon as start was tapped. The first tick is due a second later.
// fails: The timer ticks each second, for the first time after one
// gives: (log → ["59 at 0", "58 at 1000", "57 at 2000", "56 at 3000", "56 left"]) == ["59 at 1000",
//   "58 at 2000", "57 at 3000", "57 left"]

// instead of
for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
// this
while !Task.isCancelled {
  await send(.ticked)
  try await clock.sleep(for: .seconds(1))
}
