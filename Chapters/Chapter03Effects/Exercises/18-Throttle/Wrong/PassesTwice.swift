// wrong: every value is kept for the end of its interval
// says: A value that had passed at once passed again at the end of its interval.
// fails: The first value passes at once
// gives: (passed → ["1 at 50", "1 at 150"]) == ["1 at 50"]

// instead of
if isRunning { waiting = value } else { pass(value) }
// this
waiting = value
if !isRunning { pass(value) }
