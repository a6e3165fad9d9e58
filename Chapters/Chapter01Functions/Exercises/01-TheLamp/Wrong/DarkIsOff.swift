// wrong: a lamp that is dimmed to 0 is taken to be off
// fails: The dimmer still sets the brightness
// says: not even at 0

switch action {
case .switchTapped:
  lamp.isOn.toggle()
case .dimmerMoved(let brightness):
  lamp.brightness = brightness
  lamp.isOn = brightness > 0
}
