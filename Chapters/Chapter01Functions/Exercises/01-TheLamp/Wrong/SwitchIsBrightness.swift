// wrong: on is full brightness, off is none
// says: The tap moved the dimmer. The switch leaves the brightness where it is.
// fails: A tap leaves the brightness alone
// gives: (brightness → [10, 0]) == [8, 8]

// instead of
lamp.isOn.toggle()
// this
lamp.isOn.toggle()
lamp.brightness = lamp.isOn ? 10 : 0
