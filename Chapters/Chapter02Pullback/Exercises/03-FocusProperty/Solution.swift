// A part in two places
//
// The bar at the bottom of a music app works on a `PlayerBar`. The app's state has no such thing:
// the track is in one place, the volume in another. Write the property `playerBar`. Its getter
// gathers the two; its setter writes both back to where they came from, and leaves the rest alone.
// It obeys the three laws, so a key path can lead to `playerBar` as to any stored property.
//
// kind: law
// lesson: A part in two places

struct AppState: Equatable {
  var library: [String] = []
  var track = 0
  var settings = Settings()
}

struct Settings: Equatable {
  var volume = 5
  var isDark = false
}

struct PlayerBar: Equatable {
  var track = 0
  var volume = 0
}

extension AppState {
  var playerBar: PlayerBar {
    get {
      // answer
      // starter: PlayerBar()
      PlayerBar(track: track, volume: settings.volume)
      // end answer
    }
    set {
      // answer
      // starter: // Your code here.
      track = newValue.track
      settings.volume = newValue.volume
      // end answer
    }
  }
}
