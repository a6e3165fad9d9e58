// wrong: the copy is changed, as if a parameter had to be copied first
// fails: A tap turns the lamp on if it was off
// says: Assign to `lamp.isOn` itself

var next = lamp
switch action {
case .switchTapped:
  next.isOn.toggle()
case .dimmerMoved(let brightness):
  next.brightness = brightness
}
