// wrong: a timer that starts begins from 0
// says: The timer was started, and the count changed. Toggle leaves the count alone.
// fails: Toggle flips `isRunning`, and a selected interval is stored
// gives: (toggled.map(\.count) → [1, 0]) == [0, 0]

// instead of
state.isRunning.toggle()
return timer()
// this
state.isRunning.toggle()
state.count = state.isRunning ? 1 : 0
return timer()
