// wrong: past the end, it goes on from the other one
// says: Past one end, the temperature went on from the other. It stops at the end.
// fails: The temperature stops at the ends of the range, and can leave them again
// gives: (temperatures(from: 28, 4, -5) → [10, 30]) == [30, 25]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature += degrees
if temperature > range.upperBound { temperature = range.lowerBound }
if temperature < range.lowerBound { temperature = range.upperBound }
