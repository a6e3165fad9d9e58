import ReducerTesting
import Testing

@Suite struct FocusPropertyTests {
  @Test("The getter gathers both fields") func getter() {
    let bar = AppState(track: 3, settings: Settings(volume: 7)).playerBar
    let why =
      switch (bar.track, bar.volume) {
      case (7, 3): "The two fields are swapped."
      case (3, 0): "The volume is missing. It is in the settings."
      case (0, 7): "The track is missing. It is in the app's state itself."
      case (0, 0): "This is an empty bar. Gather the track and the volume that the state has."
      default: "The bar must show the numbers as they are in the state."
      }
    #expect(bar == PlayerBar(track: 3, volume: 7), "\(why)")
  }

  @Test("The setter writes both fields back") func setter() {
    var state = AppState(library: ["a", "b"], track: 3, settings: Settings(volume: 7))
    state.playerBar = PlayerBar(track: 4, volume: 8)
    let written = PlayerBar(track: state.track, volume: state.settings.volume)
    // There are two tracks in the library, 0 and 1.
    var inside = state
    inside.playerBar = PlayerBar(track: 1, volume: 8)
    var sameTrack = AppState(track: 4, settings: Settings(volume: 7))
    sameTrack.playerBar = PlayerBar(track: 4, volume: 8)
    let why =
      switch (written.track, written.volume) {
      case (3, 7):
        """
        Nothing was written. A getter only shows the part; without a setter, changes to the part \
        are lost.
        """
      case (4, 7) where state.playerBar.volume == 7 && sameTrack.settings.volume == 8:
        """
        The volume is written only if the track stays as it is. Here both were new, and the volume \
        was left out.
        """
      case (4, 7):
        """
        The track was written, but the volume in the state's settings wasn't: it was forgotten, or \
        written into a copy.
        """
      case (3, 8) where inside.track == 1:
        """
        Track 1 was written, but track 4 wasn't: the library has two tracks. The setter writes \
        what it is given, and checks nothing.
        """
      case (3, 8): "The volume was written, but the track was forgotten."
      case (8, 4): "The two fields are swapped."
      case (7, _), (_, 15):
        "The setter added to what was there. It gets a new value, not a change."
      default:
        """
        Track 4 and volume 8 were set, but other numbers arrived. The setter writes what it is \
        given, and corrects nothing.
        """
      }
    #expect(written == PlayerBar(track: 4, volume: 8), "\(why)")
    guard written == PlayerBar(track: 4, volume: 8) else { return }
    for bar in [PlayerBar(track: 4, volume: 9), PlayerBar(track: 5, volume: 9)] {
      let field = bar.track == 4 ? "volume" : "track"
      state.playerBar = bar
      #expect(
        PlayerBar(track: state.track, volume: state.settings.volume) == bar,
        "Only the \(field) was new, but it wasn't written. The setter writes both, new or not."
      )
    }
    state.playerBar = PlayerBar(track: 5000, volume: 5000)
    #expect(
      [state.track, state.settings.volume] == [5000, 5000],
      "5000 was set for both. The setter writes what it is given, and corrects nothing."
    )
  }

  @Test("The setter leaves the rest alone") func rest() {  // starter passes
    var state = AppState(library: ["Gymnopédie"], settings: Settings(isDark: true))
    state.playerBar = PlayerBar(track: 4, volume: 8)
    let why =
      state.library.isEmpty
      ? "The library was lost, as it is with a new `AppState()`."
      : "The setter changed the library."
    #expect(
      state.library == ["Gymnopédie"],
      "\(why) It is none of the bar's business. Write the two fields, and nothing else."
    )
    #expect(
      state.settings.isDark,
      "The app was dark, and setting the volume made it light, as it is in new `Settings`."
    )
  }

  @Test("Set-get: what was set is what you get") func setGet() {
    hold(
      """
      what was set is what you get. Setter and getter pass on every number as it is, and correct none
      """,
      expected: { $0.first },
      actual: { $0.state(afterSetting: $0.first).playerBar }
    )
  }

  @Test("Get-set: setting what is there changes nothing") func getSet() {  // starter passes
    hold(
      """
      setting what is there changes nothing. A setter that counts, corrects, sorts or makes \
      something new does change it
      """,
      expected: { $0.state },
      actual: { $0.state(afterSetting: $0.state.playerBar) }
    )
  }

  @Test("Set-set: only the last of two sets counts") func setSet() {  // starter passes
    hold(
      "only the last of two sets counts. A setter that adds, appends or counts remembers the first",
      expected: { $0.state(afterSetting: $0.second) },
      actual: { $0.state(afterSetting: $0.first, $0.second) }
    )
  }

  @Test("A reducer of the part changes the whole through `playerBar`") func reducer() {
    func turnUp(_ bar: inout PlayerBar, by steps: Int) { bar.volume += steps }
    var state = AppState(settings: Settings(volume: 7))
    let path = \AppState.playerBar
    turnUp(&state[keyPath: path], by: 2)
    #expect(
      state.settings.volume == 9,
      "The part is read, changed and set again. Afterwards the whole has what the setter wrote."
    )
  }

  // MARK: -

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
            track: draw.int(in: -9...9),
            settings: Settings(volume: draw.int(in: -20...200), isDark: draw.bool())
          ),
          first: PlayerBar(track: draw.int(in: -9...9), volume: draw.int(in: -20...200)),
          second: PlayerBar(track: draw.int(in: -9...9), volume: draw.int(in: -20...200))
        )
      },
      laws: [Law(law, expected: expected, actual: actual)]
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
