// wrong: an egg takes a minute
// says: No seconds were left, and the timer went on. End it at zero.
// fails: The timer ends at zero
// gives: (log → ["1 at 1000", "0 at 2000", "-1 at 3000", "-2 at 4000", "-3 at 5000", "-3 left"]) ==
//   ["1 at 1000", "0 at 2000", "0 left"]

// instead of
for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
// this
for _ in 1...60 {
  try await clock.sleep(for: .seconds(1))
  await send(.ticked)
}

// instead of
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
// this
return .none
