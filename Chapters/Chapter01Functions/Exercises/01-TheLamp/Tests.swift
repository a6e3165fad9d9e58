import Testing

@Suite struct TheLampTests {
  private let off = Lamp(isOn: false, brightness: 8)
  private let on = Lamp(isOn: true, brightness: 8)

  private func after(_ action: LampAction, _ lamp: Lamp) -> Lamp {
    var lamp = lamp
    lampReducer(&lamp, action)
    return lamp
  }

  @Test("A tap turns the lamp on if it was off, and off if it was on") func tap() throws {
    let areOn = [off, on].map { after(.switchTapped, $0).isOn }
    try #require(areOn == [true, false], "The first lamp was off, the second was on.")
  }

  @Test("A tap does the same each time, however bright the lamp is") func eachTap() throws {
    let areOn = [0, 5, 100].map { level in
      [false, true].map { after(.switchTapped, Lamp(isOn: $0, brightness: level)).isOn }
    }
    try #require(
      areOn == [[true, false], [true, false], [true, false]],
      "Dimmed to 0, 5 and 100: a lamp that was off, and one that was on."
    )
  }

  @Test("A tap leaves the brightness alone") func brightness() throws {  // starter passes
    let brightness = [off, on].map { after(.switchTapped, $0).brightness }
    try #require(brightness == [8, 8], "Both lamps were dimmed to 8.")
    let levels = [0, 1, 10, 100, -1]
    let left = levels.map { after(.switchTapped, Lamp(brightness: $0)).brightness }
    try #require(left == levels, "Each lamp had another brightness, and each was tapped.")
  }

  @Test("The dimmer still sets the brightness") func dimmer() throws {  // starter passes
    let lamps = [
      after(.dimmerMoved(to: 0), on), after(.dimmerMoved(to: 2), off),
      after(.dimmerMoved(to: 120), on),
    ]
    try #require(
      lamps.map(\.isOn) == [true, false, true],
      "The dimmer was moved to 0, 2 and 120. The first and the last lamp were on."
    )
    try #require(lamps.map(\.brightness) == [0, 2, 120], "The dimmer was moved to these numbers.")
  }
}
