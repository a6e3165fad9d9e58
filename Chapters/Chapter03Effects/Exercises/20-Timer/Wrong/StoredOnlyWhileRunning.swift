// wrong: an interval matters only to a timer that is running
// says: The interval was selected while no timer was running, and it wasn't stored. It is for the
//   next start, and reset doesn't touch it.
// fails: Toggle flips `isRunning`, and a selected interval is stored
// gives: (selected → TimerCounterState(count: 0, interval:
//   Timer.TimerCounterState.Interval.oneSecond, isRunning: false)) == (TimerCounterState(interval:
//   .twoSeconds) → TimerCounterState(count: 0, interval:
//   Timer.TimerCounterState.Interval.twoSeconds, isRunning: false))

// instead of
guard interval != state.interval else { return .none }
// this
guard state.isRunning, interval != state.interval else { return .none }
