// wrong: a new interval starts a timer, whether one is running or not
// says: The selected interval started the timer. If it isn't running, it stays stopped.
// fails: Toggle flips `isRunning`, and a selected interval is stored
// gives: (selected → TimerCounterState(count: 0, interval:
//   Timer.TimerCounterState.Interval.twoSeconds, isRunning: true)) == (TimerCounterState(interval:
//   .twoSeconds) → TimerCounterState(count: 0, interval:
//   Timer.TimerCounterState.Interval.twoSeconds, isRunning: false))

// instead of
state.interval = interval
return timer()
// this
state.interval = interval
state.isRunning = true
return timer()
