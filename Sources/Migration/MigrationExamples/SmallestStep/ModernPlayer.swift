// The second step: the root and one feature are types, and the other feature is still the function
// that it was two styles ago. A feature that nobody has to change need not move at all.

import Chapter04Modern
import Migration

struct Volume: Reducer {
  func reduce(into volume: inout Int, action: VolumeAction) -> Effect<VolumeAction> {
    switch action {
    case .upTapped: volume += 1
    case .downTapped: volume -= 1
    }
    return .none
  }
}

struct ModernPlayer: Reducer {
  var body: some Reducer<Player, PlayerAction> {
    Scope(state: \.volume, action: \.volume) { Volume() }
    Scope(state: \.song, action: \.song) { Reduce(function: songReducer) }
  }
}

extension PlayerAction: CasePathable {
  struct AllCasePaths: Sendable {
    var volume: AnyCasePath<PlayerAction, VolumeAction> { AnyCasePath(PlayerAction.volumePath) }
    var song: AnyCasePath<PlayerAction, SongAction> { AnyCasePath(PlayerAction.songPath) }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
