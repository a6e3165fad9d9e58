// wrong: a count can't be negative
// says: The counter stopped at zero, and chapter 1's counter has no floor.
// fails: The counter runs alone
// gives: (counts → [0, 0]) == [0, -1]

// instead of
count -= 1
// this
count = max(0, count - 1)
