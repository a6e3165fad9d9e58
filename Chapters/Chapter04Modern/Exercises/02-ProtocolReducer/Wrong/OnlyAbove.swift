// wrong: only heat is dangerous
// says: The temperature stopped at the upper end, and went past the lower one.
// fails: The temperature stops at the ends of the range, and can leave them again
// gives: (temperatures(from: 12, -4, 5) → [8, 13]) == [10, 15]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature = min(temperature + degrees, range.upperBound)
