// wrong: `min` gives the limit below
// says: 19 is between 0 and 30, and became 0: `min` and `max` are the wrong way round.
// fails: A thermostat adds the degrees
// gives: (temperatures(from: 15, 4, -1, in: 0...30) → [0, 0]) == [19, 18]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature = min(max(temperature + degrees, range.upperBound), range.lowerBound)
