// wrong: the copy is changed, as if a parameter had to be copied first
// says: The tap left the lamp unchanged. Assign to `lamp.isOn` itself: a copy is gone when the
//   function returns.
// fails: A tap turns the lamp on if it was off, and off if it was on
// gives: (areOn → [false, true]) == [true, false]

var next = lamp
switch action {
case .switchTapped:
  next.isOn.toggle()
case .dimmerMoved(let brightness):
  next.brightness = brightness
}
