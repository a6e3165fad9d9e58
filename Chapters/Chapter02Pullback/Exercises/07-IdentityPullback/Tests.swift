import Chapter02Pullback
import Testing

@Suite struct IdentityPullbackTests {
  private func numbers(_ ship: Ship) -> [Int] { [ship.throttle, ship.signals] }

  @Test("The store takes a ship's action, not an optional one") func plainActions() throws {
    let type = "\(Swift.type(of: shipStore()))"
    try #require(type == "Store<Ship, ShipAction>", "The type of `shipStore()`.")
  }

  @Test("Each call makes a store, which begins with a new ship")  // starter passes
  func begins() throws {
    shipStore().send(.horn)
    let ship = numbers(shipStore().value)
    try #require(ship == [5, 0], "Another store had got a signal: [throttle, signals].")
  }

  @Test("The store does with every action what `shipReducer` does")  // starter passes
  func unchanged() throws {
    let store = shipStore()
    let ships = [ShipAction.horn, .throttle(8), .throttle(-3), .horn].map { action in
      store.send(action)
      return numbers(store.value)
    }
    try #require(
      ships == [[5, 1], [8, 1], [-3, 1], [-3, 2]],
      "A signal, a throttle of 8, one of -3, and a signal: [throttle, signals] after each."
    )
  }
}
