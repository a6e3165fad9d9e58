// wrong: stopping cancels the timer of the current interval, and a new one cancels the first
// says: A timer was left when it was toggled off. Whichever interval was selected, there is one
//   timer, with one id.
// fails: Toggling off stops the timer, whatever was selected
// gives: (counts → ["1 at 2100", "a timer is left"]) == []

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
return .concatenate(
  .cancel(id: TimerCounterState.Interval.oneSecond),
  Effect.timer(
    id: state.interval,
    every: state.interval.duration,
    on: environment.mainQueue
  )
  .map { _ in .ticked }
)
