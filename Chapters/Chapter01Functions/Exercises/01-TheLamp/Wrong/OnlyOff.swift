// wrong: the switch is for turning off
// says: A tap always leaves the lamp off. Set `isOn` to the opposite of what it is.
// fails: A tap turns the lamp on if it was off, and off if it was on
// gives: (areOn → [false, false]) == [true, false]

// instead of
lamp.isOn.toggle()
// this
lamp.isOn = false
