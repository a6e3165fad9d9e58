import Testing

@Suite struct ViewActionsTests {
  /// A house that writes down what it is sent.
  private final class Log {
    var actions: [String] = []
  }

  private let log = Log()
  private let house: Store<House, HouseAction>

  init() {
    house = Store(value: House()) { [log] house, action in
      log.actions.append(text(action))
      switch action {
      case .lift(.buttons(.upTapped)): house.lift.floor += 1
      case .lift(.buttons(.downTapped)): house.lift.floor -= 1
      case .lift(.doorTapped): house.lift.isOpen.toggle()
      case .lightTapped: house.isLit.toggle()
      }
    }
  }

  @Test("What the view is sent arrives at its parent, as the parent's action") func oneLevel() {
    lift(of: house).send(.doorTapped)
    #expect(
      log.actions == [".lift(.doorTapped)"],
      "The lift's door was tapped, so the house is sent `.lift(.doorTapped)`, once."
    )
  }

  @Test("What a grandchild is sent goes up two levels") func twoLevels() {
    let lift = lift(of: house)
    buttons(of: lift).send(.upTapped)
    #expect(
      log.actions == [".lift(.buttons(.upTapped))"],
      "Each level puts its own case around the action: the lift's first, then the house's."
    )
    withExtendedLifetime(lift) {}
  }

  @Test("Each action arrives as what it is") func eachAsItself() {
    let lift = lift(of: house)
    let buttons = buttons(of: lift)
    buttons.send(.downTapped)
    buttons.send(.upTapped)
    lift.send(.buttons(.downTapped))
    lift.send(.doorTapped)
    let sent = [
      ".lift(.buttons(.downTapped))", ".lift(.buttons(.upTapped))",
      ".lift(.buttons(.downTapped))", ".lift(.doorTapped)",
    ]
    #expect(log.actions == sent, "What goes up is what was sent, not a stand-in for it.")
  }

  @Test("What it leads to comes down to every level, once") func comesDown() {
    let lift = lift(of: house)
    let buttons = buttons(of: lift)
    var floors: [Int] = []
    let token = buttons.observe { floors.append($0) }
    buttons.send(.upTapped)
    buttons.send(.upTapped)
    #expect(house.value.lift.floor == 2, "The house has the state: that is what has to change.")
    #expect(lift.value.floor == 2, "The lift shows a part of the house's state.")
    #expect(floors == [1, 2], "Two actions, two values, and they come from the parent.")
    withExtendedLifetime(token) {}
  }

  @Test("The parent's own action sends nothing up")  // starter passes
  func noEcho() {
    let lift = lift(of: house)
    let buttons = buttons(of: lift)
    house.send(.lift(.buttons(.upTapped)))
    house.send(.lightTapped)
    #expect(
      log.actions == [".lift(.buttons(.upTapped))", ".lightTapped"],
      "Values come down, actions go up: what comes down isn't sent up again."
    )
    #expect(buttons.value == 1, "The house was sent it, and the buttons show what came of it.")
    withExtendedLifetime(lift) {}
  }

  @Test("The buttons work in any lift, without a house") func anotherParent() {
    var sent: [String] = []
    let single = Store(value: Lift()) { (_: inout Lift, action: LiftAction) in
      sent.append(text(action))
    }
    buttons(of: single).send(.downTapped)
    #expect(sent == [".buttons(.downTapped)"], "The buttons' parent is a lift, whatever it is in.")
  }
}

// MARK: - The text

private func text(_ action: HouseAction) -> String {
  switch action {
  case .lift(let action): ".lift(\(text(action)))"
  case .lightTapped: ".lightTapped"
  }
}

private func text(_ action: LiftAction) -> String {
  switch action {
  case .buttons(.upTapped): ".buttons(.upTapped)"
  case .buttons(.downTapped): ".buttons(.downTapped)"
  case .doorTapped: ".doorTapped"
  }
}
