// wrong: assumes that a timer ticks when it starts
// says: The first tick came as soon as the timer started. It comes after one interval.
// fails: The timer ticks after each interval, and not at the start
// gives: (counts → ["1 at 0", "2 at 1000", "3 at 2000", "4 at 3000"]) == ["1 at 1000", "2 at 2000",
//   "3 at 3000"]

// instead of
return Effect.timer(
  id: "timer",
  every: state.interval.duration,
  on: environment.mainQueue
)
.map { _ in .ticked }
// this
return .merge(
  Effect(value: .ticked),
  Effect.timer(id: "timer", every: state.interval.duration, on: environment.mainQueue)
    .map { _ in .ticked }
)
