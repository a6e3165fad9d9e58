// wrong: a moved dimmer is taken for a wish for light
// fails: The dimmer still sets the brightness
// says: The dimmer turned the lamp on

switch action {
case .switchTapped:
  lamp.isOn.toggle()
case .dimmerMoved(let brightness):
  lamp.brightness = brightness
  lamp.isOn = true
}
