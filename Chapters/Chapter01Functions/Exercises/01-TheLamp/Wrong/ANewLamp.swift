// wrong: a new lamp, which forgets what the dimmer was set to
// fails: A tap leaves the brightness alone
// says: A new `Lamp` starts at 5

switch action {
case .switchTapped:
  lamp = Lamp(isOn: !lamp.isOn)
case .dimmerMoved(let brightness):
  lamp.brightness = brightness
}
