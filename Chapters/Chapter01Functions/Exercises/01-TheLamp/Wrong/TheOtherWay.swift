// wrong: `isOn` is read before it is turned around, and written where it was
// says: The tap left the lamp unchanged. Assign to `lamp.isOn` itself: a copy is gone when the
//   function returns.
// fails: A tap turns the lamp on if it was off, and off if it was on
// gives: (areOn → [false, true]) == [true, false]

// instead of
lamp.isOn.toggle()
// this
lamp.isOn.toggle()
lamp.isOn.toggle()
