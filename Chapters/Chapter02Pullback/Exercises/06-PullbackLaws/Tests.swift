import Chapter02Pullback
import ReducerTesting
import Testing

@Suite struct PullbackLawsTests {
  // A ship has an engine, and the engine has a throttle: three levels, with a reducer on each.

  private struct Ship: Equatable {
    var engine = Engine()
    var signals = 0
  }

  private struct Engine: Equatable {
    var throttle = 5
    var isRunning = true
  }

  private static func throttleReducer(_ throttle: inout Int, _ next: Int) { throttle = next }

  private static func engineReducer(_ engine: inout Engine, _ action: EngineAction) {
    switch action {
    case .throttle(let next): throttleReducer(&engine.throttle, next)
    case .stop: engine.isRunning = false
    }
  }

  private static func shipReducer(_ ship: inout Ship, _ action: ShipAction) {
    switch action {
    case .engine(let action): engineReducer(&ship.engine, action)
    case .horn: ship.signals += 1
    }
  }

  // MARK: - The properties

  @Test("`itself` returns every action") func getItself() {
    for action: ShipAction in [.horn, .engine(.stop), .engine(.throttle(3))] {
      let got = action.itself
      #expect(
        got == action,
        """
        The action is \(action), but `itself` returned \(name(got)). It isn't the property of one \
        case: it is always the whole action.
        """
      )
    }
  }

  @Test("Setting `itself` replaces the whole action") func setItself() {
    for (old, new) in [(ShipAction.horn, ShipAction.engine(.stop)), (.engine(.stop), .horn)] {
      var action = old
      action.itself = new
      #expect(
        action == new,
        """
        \(name(old)) stayed. `itself` isn't tied to a case: unlike the property of one case, it \
        takes any action that is set. What was set is what you get.
        """
      )
      action = new
      action.itself = nil
      #expect(
        action == new,
        """
        Setting nil turned \(name(new)) into \(name(action)). nil isn't an action, so setting it \
        does nothing.
        """
      )
    }
  }

  @Test("The joined path is nil where one of its steps is nil")  // starter passes
  func joinedNil() {
    for action: ShipAction in [.engine(.stop), .horn] {
      let got = action.engineThrottle
      #expect(
        got == nil,
        """
        \(name(action)) has no throttle, not even one of zero, so the path leads to nil. It isn't \
        a throttle's action, and the throttle's reducer must not run for it.
        """
      )
    }
  }

  @Test("The joined path leads to the throttle") func joined() {
    for throttle in [1, 0, -2, 5000] {
      let got = ShipAction.engine(.throttle(throttle)).engineThrottle
      #expect(
        got == throttle,
        """
        The first step leads to the engine's action, the second to its throttle, which is \
        \(throttle).
        """
      )
    }
  }

  @Test("Setting the joined path changes the throttle, and never a case") func setJoined() {
    for throttle in [2, 0, -2, 5000] {
      let set = settingThrottle(of: .engine(.throttle(7)), to: throttle)
      let why =
        switch set {
        case .engine(.throttle(7)) where settingThrottle(of: set, to: 2) == .engine(.throttle(2)):
          "2 was written, but \(throttle) wasn't. Every number is a throttle like any other."
        case .engine(.throttle(7)):
          "Nothing was written: perhaps a copy of the engine's action was changed."
        default: "The action has a throttle, and its payload must be what was set."
        }
      #expect(set == .engine(.throttle(throttle)), "\(why)")
    }
    for action: ShipAction in [.engine(.stop), .horn] {
      let set = settingThrottle(of: action, to: 2)
      #expect(
        set == action,
        """
        \(name(action)) has no throttle to change, but the setter turned it into \(name(set)). A \
        setter along a path changes a payload, but never a case.
        """
      )
    }
    let set = settingThrottle(of: .engine(.throttle(1)), to: nil)
    #expect(set == .engine(.throttle(1)), "nil isn't a throttle, so setting it does nothing.")
  }

  // MARK: - The laws

  @Test("Along paths to the whole, pullback changes nothing") func identity() {
    let report = compare(
      subject: pullback(Self.shipReducer, value: \Ship.self, action: \ShipAction.itself),
      reference: Self.shipReducer,
      from: Ship(),
      law: "along \\.self and \\.itself, every action does what it did before",
      actions: actions
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("Two steps equal one along the joined paths") func twoSteps() {
    let engine = pullback(
      Self.throttleReducer,
      value: \Engine.throttle,
      action: \EngineAction.throttle
    )
    let report = compare(
      subject: pullback(
        Self.throttleReducer,
        value: \Ship.engine.throttle,
        action: \ShipAction.engineThrottle
      ),
      reference: pullback(engine, value: \Ship.engine, action: \ShipAction.engine),
      from: Ship(),
      law: "from throttle to ship in one step is from throttle to engine, then from engine to ship",
      actions: actions
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  // MARK: -

  private func settingThrottle(of action: ShipAction, to throttle: Int?) -> ShipAction {
    var action = action
    action.engineThrottle = throttle
    return action
  }

  private func name(_ action: ShipAction?) -> String {
    switch action {
    case .engine(.throttle(let throttle)): "`.engine(.throttle(\(throttle)))`"
    case .engine(.stop): "`.engine(.stop)`"
    case .horn: "`.horn`"
    case nil: "nil"
    }
  }

  private var actions: Generator<Ship, ShipAction> {
    .weighted(
      (2, .action { _, draw in .engine(.throttle(draw.int(in: -9...9))) }),
      (1, .action(.engine(.stop), .horn))
    )
  }
}
