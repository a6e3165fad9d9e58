// wrong: an id alone replaces the old timer
// says: Two timers tick now, half a second apart. An id alone replaces nothing: `cancelInFlight`
//   does.
// fails: A second tap on start begins a new second, and ends the old one
// gives: (log → ["59 at 1000", "58 at 1500", "57 at 2000", "56 at 2500", "55 at 3000", "55 left"])
//   == ["59 at 1500", "58 at 2500", "58 left"]

// instead of
.cancellable(id: CancelID.ticking, cancelInFlight: true)
// this
.cancellable(id: CancelID.ticking)
