// wrong: toggle starts the timer
// says: Toggle was tapped a second time, and `isRunning` is still true.
// fails: Toggle flips `isRunning`, and a selected interval is stored
// gives: (toggled.map(\.isRunning) → [true, true]) == [true, false]

// instead of
state.isRunning.toggle()
// this
state.isRunning = true
