// wrong: what is cancelled is the effect that start began
// says: Stop came after the first tick, and the timer went on. The effects that a tick starts need
//   the id, too.
// fails: Stop ends the ticking
// gives: (late → ["59 at 1000", "58 at 2000", "57 at 3000", "56 at 4000", "55 at 5000", "55 left"])
//   == ["59 at 1000", "59 left"]

// instead of
for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
// this
try await clock.sleep(for: .seconds(1))
await send(.ticked)

// instead of
return state.seconds > 0 ? .none : .cancel(id: CancelID.ticking)
// this
guard state.seconds > 0 else { return .none }
return .run { send in
  try await clock.sleep(for: .seconds(1))
  await send(.ticked)
}
