// wrong: the new wait runs beside the old one
// says: The first notice's wait cleared the second notice. A new wait replaces the old one:
//   `cancelInFlight`.
// fails: Each notice has its own three seconds
// gives: (log → ["failed: One at 0", "failed: Two at 2000", "timed out at 3000", "timed out at
//   5000"]) == ["failed: One at 0", "failed: Two at 2000", "timed out at 5000"]

// instead of
.cancellable(id: CancelID.notice, cancelInFlight: true)
// this
.cancellable(id: CancelID.notice)
