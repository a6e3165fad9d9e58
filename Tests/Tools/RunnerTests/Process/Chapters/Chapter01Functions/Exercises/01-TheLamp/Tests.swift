import Testing

@Suite struct TheLampTests {
  private func after(_ action: LampAction, isOn: Bool) -> Lamp {
    var lamp = Lamp(isOn: isOn, brightness: 8)
    lampReducer(&lamp, action)
    return lamp
  }

  @Test("A tap turns the lamp on if it was off, and off if it was on") func tap() throws {
    let areOn = [false, true].map { after(.switchTapped, isOn: $0).isOn }
    try #require(areOn == [true, false], "The first lamp was off, the second was on.")
  }

  @Test("A tap leaves the brightness alone") func brightness() throws {  // starter passes
    try #require(after(.switchTapped, isOn: true).brightness == 8, "The lamp was dimmed to 8.")
  }
}
