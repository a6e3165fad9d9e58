// wrong: nil is handled by hand, and the store still takes optional actions
// fails: The store takes a ship's action, not an optional one
// says: The store's actions are optional

func shipStore() -> Store<Ship, ShipAction?> {
  Store(value: Ship()) { ship, action in
    guard let action else { return }
    shipReducer(&ship, action)
  }
}
