// wrong: the action is the new temperature, if the range has it
// says: The degrees replaced the temperature. Add them to it.
// fails: A thermostat adds the degrees
// gives: (temperatures(from: 15, 4, -1, in: 0...30) → [4, 0]) == [19, 18]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature = min(max(degrees, range.lowerBound), range.upperBound)
