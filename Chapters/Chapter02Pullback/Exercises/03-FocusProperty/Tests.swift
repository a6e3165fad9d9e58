import ReducerTesting
import Testing

@Suite struct FocusPropertyTests {
  private func setting(_ track: Int, _ volume: Int) -> AppState {
    var state = AppState(
      library: ["a", "b"],
      track: 3,
      settings: Settings(volume: 7, isDark: true)
    )
    state.playerBar = PlayerBar(track: track, volume: volume)
    return state
  }

  @Test("The getter gathers both fields") func getter() throws {
    var state = AppState()
    let bars = [[3, 7], [0, 9]].map { numbers in
      (state.track, state.settings.volume) = (numbers[0], numbers[1])
      return [state.playerBar.track, state.playerBar.volume]
    }
    try #require(bars == [[3, 7], [0, 9]], "The track became 3, the volume 7; then 0 and 9.")
  }

  @Test("The setter writes both fields back") func setter() throws {
    let bars = [[3, 8], [4, 7], [1, 8], [4, 9], [5000, 6000], [-4, -5], [0, 0]]
    let written = bars.map { setting($0[0], $0[1]) }.map { [$0.track, $0.settings.volume] }
    try #require(
      written == bars,
      "With track 3 and volume 7, seven bars were set, one each time: [track, volume]."
    )
  }

  @Test("The setter leaves the rest alone") func rest() throws {  // starter passes
    let state = setting(4, 8)
    try #require(state.library == ["a", "b"], "The library was [\"a\", \"b\"], and a bar was set.")
    let mode = state.settings.isDark ? "dark" : "light"
    try #require(mode == "dark", "The app was dark, and a bar was set.")
  }

  @Test("The property keeps the three laws of a lens") func laws() {
    let report = checkLens(
      get: \AppState.playerBar,
      set: { $0.playerBar = $1 },
      wholes: [
        AppState(), AppState(library: ["song"], track: -9, settings: Settings(volume: -20)),
        AppState(library: ["a", "b"], track: 9, settings: Settings(volume: 200, isDark: true)),
      ],
      parts: [0, 1, -9, 200].flatMap { track in
        [0, 1, -20, 200].map { PlayerBar(track: track, volume: $0) }
      }
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
