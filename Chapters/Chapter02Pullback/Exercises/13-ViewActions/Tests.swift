import ReducerTesting
import Testing

@Suite struct ViewActionsTests {
  /// Keeps what the house was sent.
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

  @Test("An action sent to a view arrives at its parent, as the parent's action") func oneLevel() {
    let house = makeHouse()
    lift(of: house).send(.doorTapped)
    let sent = ".lift(.doorTapped)"
    #expect(log.actions == [sent], "\(why(sent))")
    withExtendedLifetime(house) {}
  }

  @Test("An action sent to a grandchild goes up two levels") func twoLevels() {
    let house = makeHouse()
    let lift = lift(of: house)
    buttons(of: lift).send(.upTapped)
    let sent = ".lift(.buttons(.upTapped))"
    #expect(log.actions == [sent], "\(why(sent))")
    withExtendedLifetime((house, lift)) {}
  }

  private func why(_ sent: String) -> String {
    switch log.actions {
    case []:
      """
      Nothing arrived at the house. A view has to embed each action in an action of its parent, \
      and send that to the parent.
      """
    case [sent, sent]: "The house got the action twice."
    case [".lightTapped"], [".lift(.doorTapped)"]:
      """
      The house was sent \(log.actions[0]), which nobody tapped. Make the action with its case, \
      `HouseAction.lift`, not by changing another action or using one in its place.
      """
    default:
      "The house was sent \(log.actions.joined(separator: ", ")), but what was tapped is \(sent)."
    }
  }

  @Test("Each action arrives as the one that was sent") func eachAsItself() {
    let house = makeHouse()
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
    #expect(
      log.actions == sent,
      "\(whyNot(sent))"
    )
    withExtendedLifetime(house) {}
  }

  private func whyNot(_ sent: [String]) -> String {
    switch log.actions.count {
    case ..<sent.count: "Four actions were sent, but fewer arrived: each one goes up."
    case sent.count:
      "The action that went up isn't the one that was sent. Send that one, not a stand-in."
    default: "Four actions were sent, but more arrived: each one goes up once."
    }
  }

  @Test("The new value comes down to every level, once") func comesDown() {
    let house = makeHouse()
    let lift = lift(of: house)
    let buttons = buttons(of: lift)
    var floors: [Int] = []
    let token = buttons.observe { floors.append($0) }
    buttons.send(.upTapped)
    buttons.send(.upTapped)
    let floor = house.value.lift.floor
    #expect(floor == 2, "The house has the state, and two taps lead to floor 2.")
    #expect(
      lift.value.floor == floor,
      """
      The lift still shows an old floor. A view shows what its parent has now: make it with \
      `following`, and read the part from the value it gets.
      """
    )
    #expect(
      floors == [1, 2],
      floors.count == 2
        ? "The buttons show a different floor from the lift's."
        : "Two actions are two values, and they come from the parent."
    )
    if floors == [1, 2] {
      for _ in 1...3 { buttons.send(.downTapped) }
      #expect(
        buttons.value == house.value.lift.floor,
        "From floor 2, three taps go down to -1. A view shows the floor as it is."
      )
    }
    withExtendedLifetime((house, token)) {}
  }

  @Test("The parent's own action sends nothing up") func noEcho() {  // starter passes
    let house = makeHouse()
    let lift = lift(of: house)
    let buttons = buttons(of: lift)
    house.send(.lift(.buttons(.upTapped)))
    house.send(.lightTapped)
    #expect(
      log.actions == [".lift(.buttons(.upTapped))", ".lightTapped"],
      "Values come down, and actions go up. What comes down isn't sent up again."
    )
    #expect(
      buttons.value == 1,
      "The house got the action, and the buttons have to show its result."
    )
    withExtendedLifetime(lift) {}
  }

  @Test("Keeping the buttons is enough, even if nothing else keeps the lift or the house")
  func keepsItsParent() {
    var house: Store<House, HouseAction>? = makeHouse()
    weak let weakHouse = house
    let view = house.map { buttons(of: lift(of: $0)) }
    house = nil
    let isKept = weakHouse != nil
    view?.send(.upTapped)
    #expect(
      isKept == true,
      """
      Only the buttons' view was kept, and the house was freed. A view must keep its parent: it \
      has nobody else to send to.
      """
    )
    if isKept {
      #expect(
        view?.value == 1,
        view?.value == 0
          ? "The result of the buttons' action didn't come back to them."
          : "One tap leads from floor 0 to floor 1."
      )
    }
  }

  @Test("The buttons work in any lift, without a house") func anotherParent() {
    var sent: [String] = []
    let single = Store(value: Lift()) { (_: inout Lift, action: LiftAction) in
      sent.append(Self.text(action))
    }
    buttons(of: single).send(.downTapped)
    #expect(
      sent == [".buttons(.downTapped)"],
      "The buttons' parent can be any lift, and must be sent what was tapped."
    )
  }

  @Test("For any script, every level shows what the house has") func anyScript() {
    let report = compare(
      subject: Subject<Shown, Event, Never> {
        let house = makeHouse()
        let lift = lift(of: house)
        let buttons = buttons(of: lift)
        return .init(
          state: { Shown(house: house.value, lift: lift.value, floor: buttons.value) },
          send: { event in
            switch event {
            case .up: buttons.send(.upTapped)
            case .down: buttons.send(.downTapped)
            case .door: lift.send(.doorTapped)
            case .light: house.send(.lightTapped)
            }
            return []
          }
        )
      },
      reference: Subject(from: Shown()) { shown, event in
        switch event {
        case .up: shown.house.lift.floor += 1
        case .down: shown.house.lift.floor -= 1
        case .door: shown.house.lift.isOpen.toggle()
        case .light: shown.house.isLit.toggle()
        }
        shown.lift = shown.house.lift
        shown.floor = shown.lift.floor
      },
      law: "the lift shows the house's lift, and the buttons its floor, whatever was tapped",
      actions: .action(.up, .down, .door, .light),
      scripts: 200
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  private enum Event {
    case up, down, door, light
  }

  private struct Shown: Equatable {
    var house = House()
    var lift = Lift()
    var floor = 0
  }

  // MARK: - The text

  private static func text(_ action: HouseAction) -> String {
    switch action {
    case .lift(let action): ".lift(\(text(action)))"
    case .lightTapped: ".lightTapped"
    }
  }

  private static func text(_ action: LiftAction) -> String {
    switch action {
    case .buttons(.upTapped): ".buttons(.upTapped)"
    case .buttons(.downTapped): ".buttons(.downTapped)"
    case .doorTapped: ".doorTapped"
    }
  }
}
