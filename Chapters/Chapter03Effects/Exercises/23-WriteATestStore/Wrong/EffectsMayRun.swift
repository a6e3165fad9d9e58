// wrong: only waiting actions are checked at the end
// says: Effects were still running when the test ended, but nothing was reported.
// fails: 7: Whatever is left at the end is reported at its `send`
// gives: (running.left → []) == [1, 2]

// instead of
for origin in running.values { fail("An effect is still running.", line: origin) }
// this

