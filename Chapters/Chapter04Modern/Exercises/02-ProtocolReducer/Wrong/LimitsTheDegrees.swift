// wrong: the range is for the degrees
// says: The range limited the degrees. It limits the temperature.
// fails: A thermostat adds the degrees
// gives: (temperatures(from: 15, 4, -1, in: 0...30) → [19, 19]) == [19, 18]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature += min(max(degrees, range.lowerBound), range.upperBound)
