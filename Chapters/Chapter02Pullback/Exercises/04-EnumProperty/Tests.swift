import Testing

@Suite struct EnumPropertyTests {
  @Test("The getter gives the payload of its own case") func ownCase() {
    #expect(RemoteAction.volume(7).volume == 7, "The action is a volume, and its payload is 7.")
    #expect(RemoteAction.channel(3).channel == 3, "The action is a channel, and its payload is 3.")
  }

  @Test("The getter gives nil for the other cases") func otherCases() {  // starter passes
    for action: RemoteAction in [.channel(3), .off] {
      #expect(action.volume == nil, "\(action) is no volume: there is no payload, not even zero.")
    }
    for action: RemoteAction in [.volume(7), .off] {
      #expect(action.channel == nil, "\(action) is no channel: there is no payload, not even zero.")
    }
  }

  @Test("The setter puts another payload into its own case") func setOwnCase() {
    #expect(
      setting(\.volume, of: .volume(7), to: 8) == .volume(8),
      "The action was a volume, and still is: its payload is what was set."
    )
    #expect(
      setting(\.channel, of: .channel(3), to: 4) == .channel(4),
      "The action was a channel, and still is: its payload is what was set."
    )
  }

  @Test("The setter does nothing on another case") func setOtherCase() {  // starter passes
    for action: RemoteAction in [.channel(3), .off] {
      #expect(
        setting(\.volume, of: action, to: 8) == action,
        "The setter switched the case: \(action) became a volume. It may change payloads only."
      )
    }
    for action: RemoteAction in [.volume(7), .off] {
      #expect(
        setting(\.channel, of: action, to: 4) == action,
        "The setter switched the case: \(action) became a channel. It may change payloads only."
      )
    }
  }

  @Test("Setting nil does nothing") func setNil() {  // starter passes
    for action: RemoteAction in [.volume(7), .channel(3), .off] {
      for path in [\RemoteAction.volume, \RemoteAction.channel] {
        #expect(
          setting(path, of: action, to: nil) == action,
          "There is no volume and no channel without a number, so nil can't be put into any case."
        )
      }
    }
  }

  @Test("A payload can be changed in place") func inPlace() {
    var action = RemoteAction.volume(7)
    action.volume? += 1
    #expect(action == .volume(8), "This reads by the getter, adds one, and writes by the setter.")
    action.channel? += 1
    #expect(action == .volume(8), "There is no channel to be changed.")
  }

  private func setting(
    _ path: WritableKeyPath<RemoteAction, Int?>,
    of action: RemoteAction,
    to payload: Int?
  ) -> RemoteAction {
    var action = action
    action[keyPath: path] = payload
    return action
  }
}
