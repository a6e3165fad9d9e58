// wrong: a new lamp, which forgets what the dimmer was set to
// fails: A tap leaves the brightness alone
// says: a new `Lamp` starts

switch action {
case .switchTapped:
  lamp = Lamp(isOn: !lamp.isOn)
case .dimmerMoved(let brightness):
  lamp.brightness = brightness
}
