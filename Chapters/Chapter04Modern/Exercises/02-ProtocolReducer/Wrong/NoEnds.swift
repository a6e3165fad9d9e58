// wrong: the range is what the temperature should have
// says: The temperature went past the upper end. It stops there.
// fails: The temperature stops at the ends of the range, and can leave them again
// gives: (temperatures(from: 28, 4, -5) → [32, 27]) == [30, 25]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature += degrees
