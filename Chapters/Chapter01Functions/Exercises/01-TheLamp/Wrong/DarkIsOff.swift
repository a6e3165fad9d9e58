// wrong: a lamp dimmed to 0 counts as off
// fails: The dimmer still sets the brightness
// says: not even at 0

switch action {
case .switchTapped:
  lamp.isOn.toggle()
case .dimmerMoved(let brightness):
  lamp.brightness = brightness
  lamp.isOn = brightness > 0
}
