// wrong: a thermostat works against the change
// says: The degrees were subtracted. Add them.
// fails: A thermostat adds the degrees
// gives: (temperatures(from: 15, 4, -1, in: 0...30) → [11, 12]) == [19, 18]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature = min(max(temperature - degrees, range.lowerBound), range.upperBound)
