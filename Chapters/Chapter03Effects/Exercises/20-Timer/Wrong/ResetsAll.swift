// wrong: reset takes everything back
// says: The interval was selected while no timer was running, and it wasn't stored. It is for the
//   next start, and reset doesn't touch it.
// fails: Toggle flips `isRunning`, and a selected interval is stored
// gives: (selected → TimerCounterState(count: 0, interval:
//   Timer.TimerCounterState.Interval.oneSecond, isRunning: false)) == (TimerCounterState(interval:
//   .twoSeconds) → TimerCounterState(count: 0, interval:
//   Timer.TimerCounterState.Interval.twoSeconds, isRunning: false))

// instead of
state.count = 0
return .none
// this
state = TimerCounterState(isRunning: state.isRunning)
return .none
