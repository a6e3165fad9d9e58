// wrong: moving the dimmer counts as turning the lamp on
// fails: The dimmer still sets the brightness
// says: The dimmer turned the lamp on

switch action {
case .switchTapped:
  lamp.isOn.toggle()
case .dimmerMoved(let brightness):
  lamp.brightness = brightness
  lamp.isOn = true
}
