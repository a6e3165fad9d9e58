import Chapter02Pullback
import ReducerTesting
import Testing

// A ship has an engine, which has a throttle: three levels of state, with a reducer on each.

private struct Ship: Equatable {
  var engine = Engine()
  var signals = 0
}

private struct Engine: Equatable {
  var throttle = 5
  var isRunning = true
}

private func throttleReducer(_ throttle: inout Int, _ next: Int) { throttle = next }

private func engineReducer(_ engine: inout Engine, _ action: EngineAction) {
  switch action {
  case .throttle(let next): throttleReducer(&engine.throttle, next)
  case .stop: engine.isRunning = false
  }
}

private func shipReducer(_ ship: inout Ship, _ action: ShipAction) {
  switch action {
  case .engine(let action): engineReducer(&ship.engine, action)
  case .horn: ship.signals += 1
  }
}

@Suite struct PullbackLawsTests {
  @Test("Along paths that stay where they are, pullback changes nothing") func identity() {
    let report = compare(
      subject: pullback(shipReducer, value: \Ship.self, action: \ShipAction.itself),
      reference: shipReducer,
      from: Ship(),
      law: "along \\.self and \\.itself, every action does what it did before",
      actions: actions
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("Two steps are one along the joined paths") func twoSteps() {
    let engine = pullback(
      throttleReducer,
      value: \Engine.throttle,
      action: \EngineAction.throttle
    )
    let report = compare(
      subject: pullback(
        throttleReducer,
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

  @Test("The joined path is nil where one of its steps is") func joinedNil() {  // starter passes
    #expect(
      ShipAction.engine(.stop).engineThrottle == nil,
      "The engine is told to stop. The first step finds that, the second finds no throttle in it."
    )
    #expect(ShipAction.horn.engineThrottle == nil, "A horn has no engine, let alone a throttle.")
  }

  @Test("To set what stays where it is is to set the whole") func setItself() {
    for (old, new) in [(ShipAction.horn, ShipAction.engine(.stop)), (.engine(.stop), .horn)] {
      var action = old
      action.itself = new
      #expect(
        action == new,
        """
        `itself` is no property of one case. It holds the whole action, so what is set takes the \
        place of the whole: what was set is what is got.
        """
      )
      action.itself = nil
      #expect(action == new, "nil is no action, so setting it does nothing.")
    }
  }

  @Test("To set the joined path changes the throttle, and no case") func setJoined() {
    #expect(
      settingThrottle(of: .engine(.throttle(1)), to: 2) == .engine(.throttle(2)),
      "The action has a throttle, and its payload is what was set."
    )
    for action: ShipAction in [.engine(.stop), .horn] {
      #expect(
        settingThrottle(of: action, to: 2) == action,
        "The setter switched a case. A horn, or a stop, has no throttle that could be changed."
      )
    }
    #expect(
      settingThrottle(of: .engine(.throttle(1)), to: nil) == .engine(.throttle(1)),
      "nil is no throttle, so setting it does nothing."
    )
  }

  private func settingThrottle(of action: ShipAction, to throttle: Int?) -> ShipAction {
    var action = action
    action.engineThrottle = throttle
    return action
  }

  private var actions: Generator<Ship, ShipAction> {
    .weighted(
      (2, .action { _, draw in .engine(.throttle(draw.int(in: 0...9))) }),
      (1, .action(.engine(.stop), .horn))
    )
  }
}
