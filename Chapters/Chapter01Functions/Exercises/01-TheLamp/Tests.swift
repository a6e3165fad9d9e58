import Testing

@Suite struct TheLampTests {
  private func tap(_ lamp: Lamp) -> Lamp {
    var lamp = lamp
    lampReducer(&lamp, .switchTapped)
    return lamp
  }

  private let off = Lamp(isOn: false, brightness: 8)
  private let on = Lamp(isOn: true, brightness: 8)

  /// What the tap did instead of changing `isOn`.
  private func whyUnchanged(_ lamp: Lamp) -> String {
    lamp.brightness == 8
      ? "The lamp is as it was before the tap. Assign to `lamp.isOn`: a copy of `lamp`, or a value "
        + "that nobody assigns, changes nothing."
      : "The tap changed the brightness. The switch is `isOn`."
  }

  @Test("A tap turns the lamp on if it was off") func turnsOn() {
    let lamp = tap(off)
    #expect(lamp.isOn, Comment(rawValue: whyUnchanged(lamp)))
  }

  @Test("A tap turns the lamp off if it was on") func turnsOff() {
    let lamp = tap(on)
    let alwaysOn = tap(off).isOn
    #expect(
      !lamp.isOn,
      Comment(
        rawValue: alwaysOn
          ? "A switch does more than turn the lamp on: set `isOn` to the opposite of what it is."
          : whyUnchanged(lamp)
      )
    )
  }

  @Test("A tap leaves the brightness alone")  // starter passes
  func brightness() {
    #expect(
      [tap(off).brightness, tap(on).brightness] == [8, 8],
      "The dimmer was at 8. Change the one field; a new `Lamp` starts at the brightness 5 again."
    )
  }
}
