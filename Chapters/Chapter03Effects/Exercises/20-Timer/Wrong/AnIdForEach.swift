// wrong: each interval has a timer with an id of its own
// says: Two timers are running, the old one and the new one. The new one has to replace the
//   other, under the same id.
// fails: A new interval restarts a running timer
// gives: (counts → ["1 at 1000", "2 at 2000", "3 at 3000", "4 at 3500", "5 at 4000", "6 at 5000",
//   "7 at 6000", "8 at 6500", "9 at 7000"]) == ["1 at 3500", "2 at 6500"]

// instead of
guard state.isRunning else { return .cancel(id: "timer") }
return Effect.timer(
  id: "timer",
  every: state.interval.duration,
  on: environment.mainQueue
)
.map { _ in .ticked }
// this
guard state.isRunning else { return .cancel(id: state.interval) }
return Effect.timer(
  id: state.interval,
  every: state.interval.duration,
  on: environment.mainQueue
)
.map { _ in .ticked }
