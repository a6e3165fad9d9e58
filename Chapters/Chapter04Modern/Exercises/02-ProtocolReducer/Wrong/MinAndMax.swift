// wrong: `max` gives the limit above
// says: 19 is between 0 and 30, and became 30: `min` and `max` are the wrong way round.
// fails: A thermostat adds the degrees
// gives: (temperatures(from: 15, 4, -1, in: 0...30) → [30, 30]) == [19, 18]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature = max(min(temperature + degrees, range.lowerBound), range.upperBound)
