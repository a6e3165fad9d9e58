// wrong: a thermostat's range is that of the example
// says: Every thermostat has the same range. It is the one from `init`.
// fails: Each thermostat has its own range
// gives: ([roomTemperature, ovenTemperature] → [30, 30]) == [25, 250]

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature = min(max(temperature + degrees, 10), 30)
