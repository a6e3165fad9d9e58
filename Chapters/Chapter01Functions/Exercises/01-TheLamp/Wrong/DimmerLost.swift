// wrong: only the tap's line is kept
// says: The dimmer did nothing: its line was already right, so keep it.
// fails: The dimmer still sets the brightness
// gives: (lamps.map(\.brightness) → [8, 8, 8]) == [0, 2, 120]

// instead of
lamp.brightness = brightness
// this
break
