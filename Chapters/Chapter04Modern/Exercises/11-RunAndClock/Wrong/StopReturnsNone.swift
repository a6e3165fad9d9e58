// wrong: starting nothing stops the timer
// says: Stop was tapped, and the timer went on. Cancel it, by the id that `cancellable` gave it.
// fails: Stop ends the ticking
// gives: (early → ["59 at 1000", "58 at 2000", "57 at 3000", "56 at 4000", "55 at 5000", "55
//   left"]) == ["60 left"]

// instead of
return .cancel(id: CancelID.ticking)
// this
return .none
