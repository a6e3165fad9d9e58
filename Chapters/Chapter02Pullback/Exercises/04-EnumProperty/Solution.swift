// A property for each case
//
// A remote control can send three actions. Write the properties `volume` and `channel`, with which
// you read and change the payload of a case. The getter returns the payload of its own case, and
// nil for the other cases. The setter puts a new payload into its own case. On another case it does
// nothing, and setting nil does nothing on any case.
//
// Then write `remoteVolume`, a path in two steps: `remote`, which is given, and then `volume`. The
// path that Swift makes of these, `\.remote?.volume`, is read-only.
//
// kind: write
// lesson: Properties of an enum
// formerly: PullbackLaws

enum RemoteAction: Equatable {
  case volume(Int)
  case channel(Int)
  case off
}

extension RemoteAction {
  var volume: Int? {
    // answer
    // starter: get { nil }
    // starter: set {}
    get {
      guard case .volume(let volume) = self else { return nil }
      return volume
    }
    set {
      guard case .volume = self, let newValue else { return }
      self = .volume(newValue)
    }
    // end answer
  }

  var channel: Int? {
    // answer
    // starter: get { nil }
    // starter: set {}
    get {
      guard case .channel(let channel) = self else { return nil }
      return channel
    }
    set {
      guard case .channel = self, let newValue else { return }
      self = .channel(newValue)
    }
    // end answer
  }
}

// MARK: - The remote is in a room

enum RoomAction: Equatable {
  case remote(RemoteAction)
  case doorbell
}

extension RoomAction {
  var remoteVolume: Int? {
    // answer
    // starter: get { nil }
    // starter: set {}
    get { remote?.volume }
    set { remote?.volume = newValue }
    // end answer
  }

  var remote: RemoteAction? {
    get {
      guard case .remote(let action) = self else { return nil }
      return action
    }
    set {
      guard case .remote = self, let newValue else { return }
      self = .remote(newValue)
    }
  }
}
