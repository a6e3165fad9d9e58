import Testing

@Suite struct EnumPropertyTests {
  @Test("The getter returns the payload of its own case") func ownCase() {
    for payload in [7, 0, -3] {
      let volume = RemoteAction.volume(payload).volume
      #expect(
        volume == payload,
        "\(whyGot(volume, payload, "volume", RemoteAction.channel(7).volume))"
      )
      let channel = RemoteAction.channel(payload).channel
      #expect(
        channel == payload,
        "\(whyGot(channel, payload, "channel", RemoteAction.volume(7).channel))"
      )
    }
  }

  private func whyGot(_ got: Int?, _ payload: Int, _ name: String, _ ofOther: Int?) -> String {
    if got == nil, ofOther == 7 {
      return "`\(name)` reads the other case: perhaps you copied it, and left one name unchanged."
    }
    if got == nil, payload != 7 {
      return "\(payload) is a payload like any other. Every number that the case holds comes out."
    }
    if got == nil { return "The action is a \(name) with the payload \(payload)." }
    return "The payload is \(payload), and it must come out unchanged."
  }

  @Test("The getter returns nil for the other cases") func otherCases() {  // starter passes
    func why(_ payload: Int?, _ action: RemoteAction, _ name: String) -> String {
      payload == 0
        ? "\(action) isn't a \(name): there is no payload, and zero isn't nothing."
        : "\(action) isn't a \(name), and its payload belongs to another case."
    }
    for action: RemoteAction in [.channel(3), .off] {
      let volume = action.volume
      #expect(volume == nil, "\(why(volume, action, "volume"))")
    }
    for action: RemoteAction in [.volume(7), .off] {
      let channel = action.channel
      #expect(channel == nil, "\(why(channel, action, "channel"))")
    }
  }

  @Test("The setter puts another payload into its own case") func setOwnCase() {
    for payload in [8, 0, -3, 1000] {
      let volume = setting(\.volume, of: .volume(7), to: payload)
      #expect(
        volume == .volume(payload),
        "\(whyBecame(volume, from: .volume(7), payload, "volume"))"
      )
      let channel = setting(\.channel, of: .channel(7), to: payload)
      #expect(
        channel == .channel(payload),
        "\(whyBecame(channel, from: .channel(7), payload, "channel"))"
      )
    }
  }

  private func whyBecame(
    _ new: RemoteAction,
    from old: RemoteAction,
    _ payload: Int,
    _ name: String
  ) -> String {
    let isOther =
      switch (old, new) {
      case (.volume, .volume), (.channel, .channel): false
      default: true
      }
    if isOther {
      return """
        The \(name) became \(new): the setter turned it into another case. Perhaps you copied it, \
        and left one name unchanged.
        """
    }
    if new == old, payload == 8 {
      return """
        The payload is still the old one: nothing was written. The setter has to check whether the \
        action is a \(name).
        """
    }
    return """
      \(payload) was set, but the action became \(new). The setter writes every number as it is.
      """
  }

  @Test("The setter does nothing on another case") func setOtherCase() {  // starter passes
    func why(_ new: RemoteAction, _ old: RemoteAction, _ name: String) -> String {
      """
      \(old) isn't a \(name), but the setter turned it into \(new). It may change a payload, but \
      never the case.
      """
    }
    for action: RemoteAction in [.channel(3), .off] {
      let new = setting(\.volume, of: action, to: 8)
      #expect(new == action, "\(why(new, action, "volume"))")
    }
    for action: RemoteAction in [.volume(7), .off] {
      let new = setting(\.channel, of: action, to: 4)
      #expect(new == action, "\(why(new, action, "channel"))")
    }
  }

  @Test("Setting nil does nothing") func setNil() {  // starter passes
    for action: RemoteAction in [.volume(7), .channel(3), .off] {
      for path in [\RemoteAction.volume, \RemoteAction.channel] {
        let new = setting(path, of: action, to: nil)
        let why =
          switch new {
          case .off:
            """
            Setting nil turned the action into `.off`. nil is the absence of a payload, not a case.
            """
          case .volume(0), .channel(0): "nil was written as zero, but zero is a payload."
          default: "There is no payload to write, so the action stays what it is."
          }
        #expect(new == action, "\(why)")
      }
    }
  }

  @Test("A payload can be changed in place") func inPlace() {
    var action = RemoteAction.volume(7)
    action.volume? += 1
    #expect(
      action == .volume(8),
      "This reads with the getter, adds one, and writes with the setter."
    )
    action.channel? += 1
    #expect(action == .volume(8), "There is no channel to change.")
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
