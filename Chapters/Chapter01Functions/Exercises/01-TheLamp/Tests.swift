import Testing

@Suite struct TheLampTests {
  private let off = Lamp(isOn: false, brightness: 8)
  private let on = Lamp(isOn: true, brightness: 8)

  private func after(_ action: LampAction, _ lamp: Lamp) -> Lamp {
    var lamp = lamp
    lampReducer(&lamp, action)
    return lamp
  }

  @Test("A tap turns the lamp on if it was off") func turnsOn() {
    let isOn = after(.switchTapped, off).isOn
    #expect(isOn == true, "\(why)")
    guard isOn, !after(.switchTapped, on).isOn else { return }
    let dark = after(.switchTapped, Lamp(isOn: false, brightness: 0))
    #expect(dark.isOn == true, "The lamp was dimmed to 0, and the switch no longer worked.")
    let again = [off, off, off].map { after(.switchTapped, $0).isOn }
    #expect(
      again == [true, true, true],
      "Three lamps, all off, were tapped once each. Keep nothing from one tap to the next."
    )
  }

  @Test("A tap turns the lamp off if it was on") func turnsOff() {
    let isOn = after(.switchTapped, on).isOn
    #expect(isOn == false, "\(why)")
  }

  @Test("A tap leaves the brightness alone") func brightness() {  // starter passes
    let brightness = [off, on].map { after(.switchTapped, $0).brightness }
    #expect(
      brightness == [8, 8],
      brightness == [5, 5]
        ? "The dimmer was at 8. A new `Lamp` starts at 5 again, so change the one property instead."
        : "The dimmer was at 8, and nobody has moved it."
    )
    guard brightness == [8, 8] else { return }
    for level in [0, 1, 5, 10, 100, -1] {
      for lamp in [Lamp(isOn: false, brightness: level), Lamp(isOn: true, brightness: level)] {
        let dimmed = after(.switchTapped, lamp).brightness
        #expect(
          dimmed == level,
          """
          The dimmer was at \(level), and the tap moved it to \(dimmed). The switch leaves it where \
          it is, wherever that is.
          """
        )
      }
    }
  }

  @Test("The dimmer still sets the brightness") func dimmer() {  // starter passes
    #expect(
      after(.dimmerMoved(to: 2), on) == Lamp(isOn: true, brightness: 2),
      "The dimmer's line was already right: keep it."
    )
    #expect(
      after(.dimmerMoved(to: 0), on) == Lamp(isOn: true, brightness: 0),
      "The dimmer never turns the lamp off, not even at 0: its line was already right."
    )
    let dimmed = after(.dimmerMoved(to: 2), off)
    #expect(
      dimmed == Lamp(isOn: false, brightness: 2),
      dimmed.isOn
        ? "The dimmer turned the lamp on. Only the switch does that: keep the dimmer's line."
        : "The lamp was off, but the dimmer did nothing: its line was already right."
    )
    #expect(
      [-1, 120].map { after(.dimmerMoved(to: $0), on).brightness } == [-1, 120],
      "The dimmer was moved to -1, then to 120. Its line writes any number: keep it as it was."
    )
  }

  /// What the tap does, where it doesn't turn the switch around.
  private var why: String {
    let (fromOff, fromOn) = (after(.switchTapped, off), after(.switchTapped, on))
    return switch (fromOff.isOn, fromOn.isOn) {
    case (true, true) where !after(.switchTapped, Lamp(isOn: true, brightness: 0)).isOn:
      "The tap looks at the brightness. Set `isOn` to the opposite of what it is."
    case (true, true):
      "A tap always leaves the lamp on. Set `isOn` to the opposite of what it is."
    case (false, false):
      "A tap always leaves the lamp off. Set `isOn` to the opposite of what it is."
    case (false, true) where fromOff == off && fromOn == on:
      "The tap left the lamp unchanged. Assign to `lamp.isOn` itself, and only once."
    case (false, true):
      "The tap changed the brightness. The switch is `isOn`."
    case (true, false):
      "The switch works."
    }
  }
}
