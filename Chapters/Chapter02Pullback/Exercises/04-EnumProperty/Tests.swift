import Testing

@Suite struct EnumPropertyTests {
  private func setting(
    _ path: WritableKeyPath<RemoteAction, Int?>,
    of action: RemoteAction,
    to payload: Int?
  ) -> RemoteAction {
    var action = action
    action[keyPath: path] = payload
    return action
  }

  @Test("The getter returns the payload of its own case") func ownCase() throws {
    let volumes = [7, 0, -3].map { RemoteAction.volume($0).volume }
    try #require(volumes == [7, 0, -3], "`volume` of volumes 7, 0 and -3.")
    let channels = [7, 0, -3].map { RemoteAction.channel($0).channel }
    try #require(channels == [7, 0, -3], "`channel` of channels 7, 0 and -3.")
  }

  @Test("The getter returns nil for the other cases") func otherCases() throws {  // starter passes
    let volumes = [RemoteAction.channel(3), .off].map(\.volume)
    let channels = [RemoteAction.volume(7), .off].map(\.channel)
    try #require(
      volumes + channels == [nil, nil, nil, nil],
      "`volume` of `.channel(3)` and `.off`, then `channel` of `.volume(7)` and `.off`."
    )
  }

  @Test("The setter puts another payload into its own case") func setOwnCase() throws {
    let volumes = [8, 0, -3, 1000].map { setting(\.volume, of: .volume(7), to: $0) }
    try #require(
      volumes == [.volume(8), .volume(0), .volume(-3), .volume(1000)],
      "`volume` of `.volume(7)` was set to 8, 0, -3 and 1000."
    )
    let channels = [8, 0, -3, 1000].map { setting(\.channel, of: .channel(7), to: $0) }
    try #require(
      channels == [.channel(8), .channel(0), .channel(-3), .channel(1000)],
      "`channel` of `.channel(7)` was set to 8, 0, -3 and 1000."
    )
  }

  @Test("The setter does nothing on another case") func setOtherCase() throws {  // starter passes
    let actions = [
      setting(\.volume, of: .channel(3), to: 8), setting(\.volume, of: .off, to: 8),
      setting(\.channel, of: .volume(7), to: 8), setting(\.channel, of: .off, to: 8),
    ]
    try #require(
      actions == [.channel(3), .off, .volume(7), .off],
      "`volume` of the first two, and `channel` of the others, was set to 8."
    )
  }

  @Test("Setting nil does nothing") func setNil() throws {  // starter passes
    let all: [RemoteAction] = [.volume(7), .channel(3), .off]
    let volumes = all.map { setting(\.volume, of: $0, to: nil) }
    try #require(volumes == all, "Their `volume` was set to nil.")
    let channels = all.map { setting(\.channel, of: $0, to: nil) }
    try #require(channels == all, "Their `channel` was set to nil.")
  }

  private func settingRemoteVolume(of action: RoomAction, to volume: Int?) -> RoomAction {
    var action = action
    action.remoteVolume = volume
    return action
  }

  @Test("The joined path leads to the volume") func joined() throws {
    let volumes = [7, 0, -2].map { RoomAction.remote(.volume($0)).remoteVolume }
    try #require(volumes == [7, 0, -2], "`remoteVolume` of a remote's volumes 7, 0 and -2.")
  }

  @Test("The joined path is nil where one of its steps is nil")  // starter passes
  func joinedNil() throws {
    let volumes = [RoomAction.remote(.off), .doorbell].map(\.remoteVolume)
    try #require(volumes == [nil, nil], "`remoteVolume` of `.remote(.off)` and `.doorbell`.")
  }

  @Test("The joined path sets a payload, never a case; nil does nothing") func setJoined() throws {
    let set = [8, 0, -2].map { settingRemoteVolume(of: .remote(.volume(7)), to: $0) }
    try #require(
      set == [.remote(.volume(8)), .remote(.volume(0)), .remote(.volume(-2))],
      "The `remoteVolume` of `.remote(.volume(7))` was set to 8, 0 and -2."
    )
    let others = [RoomAction.remote(.channel(3)), .remote(.off), .doorbell]
      .map { settingRemoteVolume(of: $0, to: 8) }
    try #require(
      others == [.remote(.channel(3)), .remote(.off), .doorbell],
      "Their `remoteVolume` was set to 8."
    )
    let same = settingRemoteVolume(of: .remote(.volume(7)), to: nil)
    try #require(same == .remote(.volume(7)), "Its `remoteVolume` was set to nil.")
  }
}
