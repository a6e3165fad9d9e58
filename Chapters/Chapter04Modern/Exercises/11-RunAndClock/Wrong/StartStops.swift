// wrong: a second tap stops the timer
// says: The second tap ended the timer. It starts it again.
// fails: A second tap on start begins a new second, and ends the old one
// gives: (log → ["60 left"]) == ["59 at 1500", "58 at 2500", "58 left"]

// instead of
var seconds = 60
// this
var seconds = 60
var isRunning = false

// instead of
guard state.seconds > 0 else { return .none }
// this
guard state.seconds > 0 else { return .none }
state.isRunning.toggle()
if !state.isRunning { return .cancel(id: CancelID.ticking) }

// instead of
return .cancel(id: CancelID.ticking)
// this
state.isRunning = false
return .cancel(id: CancelID.ticking)
