// wrong: moving the dimmer counts as turning the lamp on
// says: The dimmer turned the lamp on. Only the switch does that: keep the dimmer's line.
// fails: The dimmer still sets the brightness
// gives: (lamps.map(\.isOn) → [true, true, true]) == [true, false, true]

// instead of
lamp.brightness = brightness
// this
lamp.brightness = brightness
lamp.isOn = true
