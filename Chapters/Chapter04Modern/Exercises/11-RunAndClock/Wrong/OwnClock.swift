// wrong: any clock measures a second
// says: Seconds passed on the test's clock, and no tick came. For each tick, sleep for one second
//   on the dependency `clock`.
// fails: The timer ticks each second, for the first time after one
// gives: (log → ["60 left"]) == ["59 at 1000", "58 at 2000", "57 at 3000", "57 left"]

// instead of
for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
// this
let clock = ContinuousClock()
for await _ in clock.timer(interval: .seconds(1_000)) { await send(.ticked) }
