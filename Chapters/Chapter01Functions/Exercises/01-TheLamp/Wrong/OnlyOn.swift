// wrong: a tap turns the lamp on, whatever it was
// fails: A tap turns the lamp off if it was on
// says: always leaves the lamp on

switch action {
case .switchTapped:
  lamp.isOn = true
case .dimmerMoved(let brightness):
  lamp.brightness = brightness
}
