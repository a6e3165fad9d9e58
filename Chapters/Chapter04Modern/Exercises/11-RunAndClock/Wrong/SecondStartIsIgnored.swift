// wrong: a timer that runs needn't be started
// says: The second tap did nothing: the old timer kept its rhythm. The next tick is due a second
//   after that tap.
// fails: A second tap on start begins a new second, and ends the old one
// gives: (log → ["59 at 1000", "58 at 2000", "57 at 3000", "57 left"]) == ["59 at 1500", "58 at
//   2500", "58 left"]

// instead of
var seconds = 60
// this
var seconds = 60
var isRunning = false

// instead of
guard state.seconds > 0 else { return .none }
// this
guard state.seconds > 0, !state.isRunning else { return .none }
state.isRunning = true

// instead of
return .cancel(id: CancelID.ticking)
// this
state.isRunning = false
return .cancel(id: CancelID.ticking)
