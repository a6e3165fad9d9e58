// wrong: an action is a step of one degree
// says: The temperature changed by one degree. The action says by how many.
// fails: A thermostat adds the degrees
// gives: (temperatures(from: 15, 4, -1, in: 0...30) → [16, 15]) == [19, 18]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature = min(max(temperature + degrees.signum(), range.lowerBound), range.upperBound)
