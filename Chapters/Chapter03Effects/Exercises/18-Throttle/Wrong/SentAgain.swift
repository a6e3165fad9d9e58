// wrong: a value waits until another takes its place
// says: A value that had waited and passed was still waiting, and passed again.
// fails: When the interval ends, the latest value passes, and nothing else
// gives: (passed → ["1 at 0", "3 at 100", "3 at 200", "3 at 300", "3 at 400", "3 at 500", "3 at
//   600", "3 at 700", "3 at 800", "3 at 900", "3 at 1000"]) == ["1 at 0", "3 at 100"]

// instead of
waiting = nil

// this
