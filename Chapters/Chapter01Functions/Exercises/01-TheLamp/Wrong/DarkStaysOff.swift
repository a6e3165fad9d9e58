// wrong: a lamp dimmed to 0 can't be turned on
// says: The lamp was dimmed to 0, and the switch no longer worked. It turns `isOn` around,
//   whatever the brightness.
// fails: A tap does the same each time, however bright the lamp is
// gives: (areOn → [false, true, true, true]) == [true, true, true, true]

// instead of
lamp.isOn.toggle()
// this
lamp.isOn = !lamp.isOn && lamp.brightness > 0
