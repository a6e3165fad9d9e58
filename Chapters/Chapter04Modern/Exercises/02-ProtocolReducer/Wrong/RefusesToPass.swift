// wrong: a step that would pass the end is refused altogether
// says: The action would have passed the end, and did nothing. It goes as far as the end.
// fails: The temperature stops at the ends of the range, and can leave them again
// gives: (temperatures(from: 28, 4, -5) → [28, 23]) == [30, 25]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
if range.contains(temperature + degrees) { temperature += degrees }
