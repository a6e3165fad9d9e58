// wrong: a tap turns the lamp on, whatever it was
// says: A tap always leaves the lamp on. Set `isOn` to the opposite of what it is.
// fails: A tap turns the lamp on if it was off, and off if it was on
// gives: (areOn → [true, true]) == [true, false]

// instead of
lamp.isOn.toggle()
// this
lamp.isOn = true
