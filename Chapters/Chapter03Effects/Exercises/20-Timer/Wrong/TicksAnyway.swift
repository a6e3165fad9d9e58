// wrong: the timer of a new interval is started, whatever the flag says
// says: The selected interval started a timer, although `isRunning` is false.
// fails: Selecting an interval doesn't start a timer
// gives: (counts → ["1 at 2000", "2 at 4000", "a timer is left"]) == []

// instead of
state.interval = interval
return timer()
// this
state.interval = interval
return Effect.timer(id: "timer", every: interval.duration, on: environment.mainQueue)
  .map { _ in .ticked }
