// wrong: the parameter is changed by a function that gets it
// says: The reducer left the temperature as it was. Write the result to `temperature`.
// fails: A thermostat adds the degrees
// gives: (temperatures(from: 15, 4, -1, in: 0...30) → [15, 15]) == [19, 18]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
var copy = temperature
copy = min(max(copy + degrees, range.lowerBound), range.upperBound)
