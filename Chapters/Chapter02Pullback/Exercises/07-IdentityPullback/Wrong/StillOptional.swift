// wrong: nil is handled by hand, and the store still takes optional actions
// says: The store's actions are still optional, a `ShipAction?`. Say `Store<Ship, ShipAction>` as
//   the type that `shipStore` returns.
// fails: The store takes a ship's action, not an optional one
// gives: (type → "Store<Ship, Optional<ShipAction>>") == "Store<Ship, ShipAction>"

func shipStore() -> Store<Ship, ShipAction?> {
  Store(value: Ship()) { ship, action in
    guard let action else { return }
    shipReducer(&ship, action)
  }
}
