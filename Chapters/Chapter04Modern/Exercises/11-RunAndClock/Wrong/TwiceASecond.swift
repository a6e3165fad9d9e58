// wrong: the effect takes a second away as well
// says: Each second, two ticks came. The reducer takes the second away; the effect sends one tick.
// fails: The timer ticks each second, for the first time after one
// gives: (log → ["59 at 1000", "58 at 1000", "57 at 2000", "56 at 2000", "55 at 3000", "54 at
//   3000", "54 left"]) == ["59 at 1000", "58 at 2000", "57 at 3000", "57 left"]

// instead of
for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
// this
for await _ in clock.timer(interval: .seconds(1)) {
  await send(.ticked)
  await send(.ticked)
}
