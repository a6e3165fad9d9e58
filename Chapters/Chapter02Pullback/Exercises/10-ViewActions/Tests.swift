import Testing

@Suite struct ViewActionsTests {
  /// Keeps what the top was sent.
  private final class Log {
    var actions: [String] = []
  }

  private let log = Log()

  private func makeHouse() -> Store<House, HouseAction> {
    Store(value: House()) { [log] house, action in
      log.actions.append(Self.text(action))
      switch action {
      case .lift(.buttons(.upTapped)): house.lift.floor += 1
      case .lift(.buttons(.downTapped)): house.lift.floor -= 1
      case .lift(.doorTapped): house.lift.isOpen.toggle()
      case .lightTapped: house.isLit.toggle()
      }
    }
  }

  private static func text(_ action: HouseAction) -> String {
    switch action {
    case .lift(let action): "lift(\(text(action)))"
    case .lightTapped: "light"
    }
  }

  private static func text(_ action: LiftAction) -> String {
    switch action {
    case .buttons(.upTapped): "buttons(up)"
    case .buttons(.downTapped): "buttons(down)"
    case .doorTapped: "door"
    }
  }

  @Test("A view keeps its parent") func keepsItsParent() throws {
    var house: Store<House, HouseAction>? = makeHouse()
    weak let weakHouse = house
    let view = house.map { buttons(of: lift(of: $0)) }
    house = nil
    let state = weakHouse == nil ? "freed" : "kept"
    try #require(state == "kept", "Only the buttons were kept, a view of a view of the house.")
    withExtendedLifetime(view) {}
  }

  @Test("An action sent to a view arrives at its parent, as the parent's action")
  func oneLevel() throws {
    lift(of: makeHouse()).send(.doorTapped)
    try #require(log.actions == ["lift(door)"], "The lift's door was tapped. What the house got.")
  }

  @Test("An action sent to a grandchild goes up two levels") func twoLevels() throws {
    let lift = lift(of: makeHouse())
    let buttons = buttons(of: lift)
    buttons.send(.downTapped)
    buttons.send(.upTapped)
    let closed = log.actions
    try #require(
      closed == ["lift(buttons(down))", "lift(buttons(up))"],
      "The buttons down and up were tapped. What the house got."
    )
    lift.send(.doorTapped)
    buttons.send(.upTapped)
    let open = log.actions.last
    try #require(
      open == "lift(buttons(up))",
      "The door was opened, and up was tapped again. The last action that the house got."
    )
  }

  @Test("The buttons work in any lift, even one without a house") func noHouse() throws {
    var actions: [String] = []
    let lift = Store<Lift, LiftAction>(value: Lift()) { _, action in
      actions.append(Self.text(action))
    }
    buttons(of: lift).send(.upTapped)
    try #require(actions == ["buttons(up)"], "Up was tapped in a lift of no house. What it got.")
  }

  @Test("The new value comes down to every level, once") func comesDown() throws {
    let house = makeHouse()
    let lift = lift(of: house)
    let buttons = buttons(of: lift)
    var floors: [Int] = []
    let token = buttons.observe { [unowned buttons] floor in
      floors.append(floor)
      if floors == [1] { buttons.send(.upTapped) }
    }
    buttons.send(.upTapped)
    house.send(.lift(.buttons(.upTapped)))
    try #require(
      [house.value.lift.floor, lift.value.floor, buttons.value] == [3, 3, 3],
      "Up was sent to the buttons, once more by an observer, and to the house. All three floors."
    )
    try #require(floors == [1, 2, 3], "Each time, the floors that the observer got.")
    withExtendedLifetime(token) {}
  }

  @Test("A view that nobody keeps is freed")  // starter passes
  func freed() throws {
    let house = makeHouse()
    weak let view = lift(of: house)
    let state = view == nil ? "freed" : "kept"
    try #require(state == "freed", "The house was kept, and its lift's view wasn't.")
    withExtendedLifetime(house) {}
  }
}
