// The first step: the root and one feature are reducers that return effects, and the other feature
// is still a function. If both had to move at once, no commit of a large app would be small.

// snippet.player
import Chapter03Effects
import Migration

let environmentVolume = Reducer<Int, VolumeAction, Void> { volume, action, _ in
  switch action {
  case .upTapped: volume += 1
  case .downTapped: volume -= 1
  }
  return .none
}

let environmentPlayer = Reducer<Player, PlayerAction, Void>.combine(
  environmentVolume.pullback(
    state: \.volume,
    action: PlayerAction.volumePath,
    environment: { $0 }
  ),
  Reducer(function: songReducer).pullback(
    state: \.song,
    action: PlayerAction.songPath,
    environment: { $0 }
  )
)

extension PlayerAction {
  static let volumePath = CasePath(PlayerAction.volume, property: \.volume)
  static let songPath = CasePath(PlayerAction.song, property: \.song)
}
// snippet.end
