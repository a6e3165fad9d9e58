import ReducerTesting
import Testing

@Suite struct FocusPropertyTests {
  @Test("The getter gathers both fields") func getter() {
    let state = AppState(track: 3, settings: Settings(volume: 7))
    #expect(state.playerBar.track == 3, "The track lies in the app's state itself.")
    #expect(state.playerBar.volume == 7, "The volume lies in the settings.")
  }

  @Test("The setter writes both fields back") func setter() {
    var state = AppState(track: 3, settings: Settings(volume: 7))
    state.playerBar = PlayerBar(track: 4, volume: 8)
    #expect(
      state.track == 4,
      "Track 4 was set. A getter only shows the part: without a setter, what is done to it is lost."
    )
    #expect(
      state.settings.volume == 8,
      "A volume of 8 was set. A setter that forgets a field loses what was done to it."
    )
  }

  @Test("The setter leaves the rest alone") func rest() {  // starter passes
    var state = AppState(library: ["Gymnopédie"], settings: Settings(isDark: true))
    state.playerBar = PlayerBar(track: 0, volume: 8)
    #expect(
      state.library == ["Gymnopédie"],
      "The library is none of the bar's business. Write the two fields, and nothing else."
    )
    #expect(
      state.settings.isDark,
      "It was dark, and whoever turned up the volume made it light: the setter made new settings."
    )
  }

  @Test("Set-get: what was set is what is got") func setGet() {
    hold(
      "what was set is what is got. A setter keeps every field as it is set, and corrects none",
      expected: { $0.first },
      actual: { $0.state(afterSetting: $0.first).playerBar }
    )
  }

  @Test("Get-set: to set what is there changes nothing") func getSet() {  // starter passes
    hold(
      "to set what is there changes nothing",
      expected: { $0.state },
      actual: { $0.state(afterSetting: $0.state.playerBar) }
    )
  }

  @Test("Set-set: only the last of two sets counts") func setSet() {  // starter passes
    hold(
      "only the last of two sets counts",
      expected: { $0.state(afterSetting: $0.second) },
      actual: { $0.state(afterSetting: $0.first, $0.second) }
    )
  }

  @Test("A reducer of the part changes the whole through it") func reducer() {
    func turnUp(_ bar: inout PlayerBar, by steps: Int) { bar.volume += steps }
    var state = AppState(settings: Settings(volume: 7))
    let path = \AppState.playerBar
    turnUp(&state[keyPath: path], by: 2)
    #expect(
      state.settings.volume == 9,
      "The part is got, changed and set again. Only what the setter writes is there afterwards."
    )
  }

  // MARK: -

  private func hold<Value: Equatable>(
    _ law: String,
    expected: @escaping (Input) -> Value,
    actual: @escaping (Input) -> Value
  ) {
    let report = check(
      inputs: { draw in
        Input(
          state: AppState(
            library: draw.array(upTo: 2) { _ in "song" },
            track: draw.int(in: 0...9),
            settings: Settings(volume: draw.int(in: 0...20), isDark: draw.bool())
          ),
          first: PlayerBar(track: draw.int(in: 0...9), volume: draw.int(in: 0...20)),
          second: PlayerBar(track: draw.int(in: 0...9), volume: draw.int(in: 0...20))
        )
      },
      laws: [Law(law, expected: expected, actual: actual)]
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}

/// A whole, and two values for its part.
private struct Input {
  let state: AppState
  let first: PlayerBar
  let second: PlayerBar

  func state(afterSetting parts: PlayerBar...) -> AppState {
    var state = state
    for part in parts { state.playerBar = part }
    return state
  }
}
