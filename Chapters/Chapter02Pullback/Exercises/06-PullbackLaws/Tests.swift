import Chapter02Pullback
import ReducerTesting
import Testing

@Suite struct PullbackLawsTests {
  private func settingThrottle(of action: ShipAction, to throttle: Int?) -> ShipAction {
    var action = action
    action.engineThrottle = throttle
    return action
  }

  private func settingItself(of action: ShipAction, to whole: ShipAction?) -> ShipAction {
    var action = action
    action.itself = whole
    return action
  }

  @Test("`itself` returns every action") func getItself() throws {
    let actions: [ShipAction] = [.horn, .engine(.stop), .engine(.throttle(3))]
    let got = actions.map(\.itself)
    try #require(
      got == [.horn, .engine(.stop), .engine(.throttle(3))],
      "`itself` of `.horn`, `.engine(.stop)` and `.engine(.throttle(3))`."
    )
  }

  @Test("Setting `itself` replaces the whole action; nil does nothing") func setItself() throws {
    let new = [
      settingItself(of: .horn, to: .engine(.stop)), settingItself(of: .engine(.stop), to: .horn),
    ]
    try #require(
      new == [.engine(.stop), .horn],
      "`itself` of `.horn` was set to `.engine(.stop)`, and the other way round."
    )
    let same = [ShipAction.engine(.stop), .horn].map { settingItself(of: $0, to: nil) }
    try #require(same == [.engine(.stop), .horn], "Their `itself` was set to nil.")
  }

  @Test("The joined path is nil where one of its steps is nil")  // starter passes
  func joinedNil() throws {
    let throttles = [ShipAction.engine(.stop), .horn].map(\.engineThrottle)
    try #require(throttles == [nil, nil], "`engineThrottle` of `.engine(.stop)` and `.horn`.")
  }

  @Test("The joined path leads to the throttle") func joined() throws {
    let throttles = [1, 0, -2].map { ShipAction.engine(.throttle($0)).engineThrottle }
    try #require(throttles == [1, 0, -2], "`engineThrottle` where the throttle is 1, 0 and -2.")
  }

  @Test("The joined path sets the throttle, not a case; nil does nothing") func setJoined() throws {
    let set = [2, 0, -2].map { settingThrottle(of: .engine(.throttle(7)), to: $0) }
    try #require(
      set == [.engine(.throttle(2)), .engine(.throttle(0)), .engine(.throttle(-2))],
      "The `engineThrottle` of `.engine(.throttle(7))` was set to 2, 0 and -2."
    )
    let others = [ShipAction.engine(.stop), .horn].map { settingThrottle(of: $0, to: 2) }
    try #require(others == [.engine(.stop), .horn], "Their `engineThrottle` was set to 2.")
    let same = settingThrottle(of: .engine(.throttle(1)), to: nil)
    try #require(same == .engine(.throttle(1)), "Its `engineThrottle` was set to nil.")
  }

  // MARK: - The laws, on a ship that has an engine that has a throttle

  private struct Ship: Equatable {
    var engine = Engine()
    var signals = 0
  }

  private struct Engine: Equatable {
    var throttle = 5
    var isRunning = true
  }

  private static func throttleReducer(_ throttle: inout Int, _ next: Int) { throttle = next }

  private static func shipReducer(_ ship: inout Ship, _ action: ShipAction) {
    switch action {
    case .engine(.throttle(let next)): throttleReducer(&ship.engine.throttle, next)
    case .engine(.stop): ship.engine.isRunning = false
    case .horn: ship.signals += 1
    }
  }

  @Test("Along paths to the whole, pullback changes nothing") func identity() {
    expectEqual(
      "along \\.self and \\.itself, every action does what it did before",
      pullback(Self.shipReducer, value: \Ship.self, action: \ShipAction.itself),
      Self.shipReducer
    )
  }

  @Test("Two steps equal one along the joined paths") func twoSteps() {
    let engine = pullback(
      Self.throttleReducer,
      value: \Engine.throttle,
      action: \EngineAction.throttle
    )
    expectEqual(
      "from throttle to ship in one step is from throttle to engine, then from engine to ship",
      pullback(
        Self.throttleReducer,
        value: \Ship.engine.throttle,
        action: \ShipAction.engineThrottle
      ),
      pullback(engine, value: \Ship.engine, action: \ShipAction.engine)
    )
  }

  private func expectEqual(
    _ law: String,
    _ subject: @escaping Reducer<Ship, ShipAction>,
    _ reference: @escaping Reducer<Ship, ShipAction>
  ) {
    let report = compare(
      subject: subject,
      reference: reference,
      from: Ship(),
      law: law,
      actions: [
        .engine(.throttle(0)), .engine(.throttle(1)), .engine(.throttle(-9)), .engine(.stop), .horn,
      ]
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
