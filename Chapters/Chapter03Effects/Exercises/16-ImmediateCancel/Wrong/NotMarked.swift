// wrong: assumes that an end is known to the scheduler
// says: The effect was cancelled and finished, and the server was asked all the same: the
//   scheduler runs what it was given. Let that look whether the run is over.
// fails: Work that is cancelled in the same turn never begins, and finishes at once
// gives: (searches.log → ["finished a at 0", "asked a at 300", "stopped a at 300"]) == ["finished a
//   at 0"]

// instead of
guard !isOver else { return }
// this

