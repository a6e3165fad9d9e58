// wrong: the temperature is brought into the range first
// says: The temperature went past the upper end: it was limited before the degrees were added.
// fails: The temperature stops at the ends of the range, and can leave them again
// gives: (temperatures(from: 28, 4, -5) → [32, 25]) == [30, 25]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature = min(max(temperature, range.lowerBound), range.upperBound) + degrees
