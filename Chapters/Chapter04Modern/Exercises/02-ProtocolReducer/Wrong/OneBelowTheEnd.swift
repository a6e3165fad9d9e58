// wrong: the upper end doesn't belong to the range
// says: The temperature stopped one below the upper end. A closed range includes both ends.
// fails: The temperature stops at the ends of the range, and can leave them again
// gives: (temperatures(from: 28, 4, -5) → [29, 24]) == [30, 25]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound - 1)
