// wrong: stop sets the timer back
// says: Stop set the seconds back to 60. It only ends the ticking.
// fails: Stop ends the ticking
// gives: (late → ["59 at 1000", "60 left"]) == ["59 at 1000", "59 left"]

// instead of
return .cancel(id: CancelID.ticking)
// this
state.seconds = 60
return .cancel(id: CancelID.ticking)
