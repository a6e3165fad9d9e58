// wrong: a lamp dimmed to 0 counts as off
// says: The dimmer turned the lamp off at 0. Its line was already right: only the switch turns a
//   lamp on or off.
// fails: The dimmer still sets the brightness
// gives: (lamps.map(\.isOn) → [false, true, true]) == [true, false, true]

// instead of
lamp.brightness = brightness
// this
lamp.brightness = brightness
lamp.isOn = brightness > 0
