// wrong: a timer is a delay
// says: The timer ticked only once. It goes on until it is stopped.
// fails: The timer ticks after each interval, and not at the start
// gives: (counts → ["1 at 1000"]) == ["1 at 1000", "2 at 2000", "3 at 3000"]

// instead of
return Effect.timer(
  id: "timer",
  every: state.interval.duration,
  on: environment.mainQueue
)
.map { _ in .ticked }
// this
return Effect(value: .ticked)
  .deferred(for: state.interval.duration, scheduler: environment.mainQueue)
  .cancellable(id: "timer", cancelInFlight: true)
