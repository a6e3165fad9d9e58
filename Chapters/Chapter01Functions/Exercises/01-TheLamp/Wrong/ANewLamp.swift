// wrong: a new lamp, which forgets what the dimmer was set to
// says: A new `Lamp` starts at 5 again, so change the one property instead.
// fails: A tap leaves the brightness alone
// gives: (brightness → [5, 5]) == [8, 8]

// instead of
lamp.isOn.toggle()
// this
lamp = Lamp(isOn: !lamp.isOn)
