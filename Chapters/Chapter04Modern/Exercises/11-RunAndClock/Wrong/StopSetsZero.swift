// wrong: a timer that has stopped is at zero
// says: Stop set the seconds to 0. It only ends the ticking.
// fails: Stop ends the ticking
// gives: (early → ["0 left"]) == ["60 left"]

// instead of
return .cancel(id: CancelID.ticking)
// this
state.seconds = 0
return .cancel(id: CancelID.ticking)
