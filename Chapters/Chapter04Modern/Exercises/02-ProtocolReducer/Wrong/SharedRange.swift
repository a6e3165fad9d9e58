// wrong: the range is the environment of all thermostats, and the last one made sets it
// says: The room went up to 120: it used the oven's range. Keep the range in the thermostat, not in
//   one place for all.
// fails: Each thermostat has its own range
// gives: ([roomTemperature, ovenTemperature] → [120, 250]) == [25, 250]

// instead of
let range: ClosedRange<Int>
// this
nonisolated(unsafe) private static var range = 0...0

init(range: ClosedRange<Int>) { Self.range = range }

// instead of
temperature = min(max(temperature + degrees, range.lowerBound), range.upperBound)
// this
temperature = min(max(temperature + degrees, Self.range.lowerBound), Self.range.upperBound)
