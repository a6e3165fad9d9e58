// wrong: nil is handled by hand, and the store still takes optional actions
// fails: The store takes a ship's action, and not an optional one
// says: Its actions are optional

func shipStore() -> Store<Ship, ShipAction?> {
  Store(value: Ship()) { ship, action in
    guard let action else { return }
    shipReducer(&ship, action)
  }
}
