// wrong: the brightness is between 1 and 10
// says: The switch changed a brightness that it should leave alone, wherever the dimmer was.
// fails: A tap leaves the brightness alone
// gives: (left → [1, 1, 10, 10, 1]) == (levels → [0, 1, 10, 100, -1])

// instead of
lamp.isOn.toggle()
// this
lamp.isOn.toggle()
lamp.brightness = max(1, min(10, lamp.brightness))
