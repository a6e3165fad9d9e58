// The smallest app that can be half-way: two features in the pullback style. Its next steps are in
// the files beside it. In a larger app it is hard to see which lines a step needs.

import Chapter02Pullback

struct Player: Equatable, Sendable {
  var volume = 5
  var song = ""
}

func volumeReducer(_ volume: inout Int, _ action: VolumeAction) {
  switch action {
  case .upTapped: volume += 1
  case .downTapped: volume -= 1
  }
}

func songReducer(_ song: inout String, _ action: SongAction) {
  switch action {
  case .changed(let text): song = text
  }
}

enum VolumeAction: Equatable, Sendable {
  case upTapped
  case downTapped
}

enum SongAction: Equatable, Sendable {
  case changed(String)
}

enum PlayerAction: Equatable, Sendable {
  case volume(VolumeAction)
  case song(SongAction)

  var volume: VolumeAction? {
    get { if case .volume(let action) = self { action } else { nil } }
    set { if case .volume = self, let newValue { self = .volume(newValue) } }
  }

  var song: SongAction? {
    get { if case .song(let action) = self { action } else { nil } }
    set { if case .song = self, let newValue { self = .song(newValue) } }
  }
}

func playerReducer(_ player: inout Player, _ action: PlayerAction) {
  combine(
    pullback(volumeReducer, value: \Player.volume, action: \PlayerAction.volume),
    pullback(songReducer, value: \Player.song, action: \PlayerAction.song)
  )(&player, action)
}
