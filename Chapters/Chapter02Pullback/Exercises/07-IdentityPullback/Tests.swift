import Chapter02Pullback
import Testing

@Suite struct IdentityPullbackTests {
  private func numbers(_ ship: Ship) -> [Int] { [ship.throttle, ship.signals] }

  @Test("The store takes a ship's action, not an optional one") func plainActions() throws {
    let type = "\(Swift.type(of: shipStore()))"
    try #require(type == "Store<Ship, ShipAction>", "The type of `shipStore()`.")
  }

  @Test("The store does with every action what `shipReducer` does")  // starter passes
  func unchanged() throws {
    shipStore().send(.horn)
    let store = shipStore()
    let ships = [ShipAction.horn, .horn, .throttle(8), .throttle(0), .throttle(5)].map { action in
      store.send(action)
      return numbers(store.value)
    }
    try #require(
      ships == [[5, 1], [5, 2], [8, 2], [0, 2], [5, 2]],
      "Another store got a horn; this one, two, then throttles 8, 0 and 5: [throttle, signals]."
    )
  }
}
