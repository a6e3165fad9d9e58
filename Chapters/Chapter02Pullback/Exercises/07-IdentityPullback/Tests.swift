import Chapter02Pullback
import ReducerTesting
import Testing

@Suite struct IdentityPullbackTests {
  @Test("The store takes a ship's action, not an optional one") func plainActions() {
    let type = "\(Swift.type(of: shipStore()))"
    #expect(type == "Store<Ship, ShipAction>", "\(whatToSay(of: type))")
  }

  @Test("The last step changes nothing") func unchanged() {  // starter passes
    let start = Ship(throttle: 5, signals: 0)
    guard shipStore() !== shipStore() else {
      Issue.record("Two calls of `shipStore` gave the same store. Each call makes a new one.")
      return
    }
    let first = shipStore().value
    guard first == start else {
      Issue.record("Before any action, the store has \(first). It must still begin with `Ship()`.")
      return
    }
    let isDeaf = [ShipAction.horn, .throttle(8)].allSatisfy { action in
      let store = shipStore()
      store.send(action)
      return store.value == start
    }
    for action: ShipAction in [.horn, .throttle(8), .throttle(-3), .throttle(5000)] {
      var expected = start
      shipReducer(&expected, action)
      let store = shipStore()
      store.send(action)
      let once = store.value
      var twice = expected
      shipReducer(&twice, action)
      let why =
        switch once {
        case start where isDeaf:
          "No action changes the ship: either `shipReducer` isn't called, or it changes a copy."
        case start: "The store ignored \(action)."
        case twice: "`shipReducer` ran twice for one action."
        default: "For \(action), the store did something other than `shipReducer`."
        }
      #expect(once == expected, "\(why) A step along the whole changes nothing.")
    }
  }

  @Test("A whole voyage goes as it would with the ship's reducer")  // starter passes
  func voyage() {
    guard shipStore() !== shipStore() else {
      Issue.record("Two voyages would share one store: each call of `shipStore` makes a new one.")
      return
    }
    let report = compare(
      subject: Subject<Ship, ShipAction, Never> {
        let store = shipStore()
        return .init(
          state: { store.value },
          send: { action in
            store.send(action)
            return []
          }
        )
      },
      reference: Subject(from: Ship(), reducer: shipReducer),
      law: "the store does with every action what `shipReducer` does",
      actions: .weighted(
        (2, .action { _, draw in .throttle(draw.int(in: -9...9)) }),
        (1, .action(.horn))
      )
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  private func whatToSay(of type: String) -> String {
    if type.contains("Optional") {
      return """
        The store's actions are optional. `action` must lead to an optional, and `\\.self` leads \
        to the root itself, so Swift made the root optional: the reducer's action is a \
        `ShipAction?`.
        """
    }
    return "This is a `\(type)`. It has to be a store of a ship and a ship's actions."
  }
}
