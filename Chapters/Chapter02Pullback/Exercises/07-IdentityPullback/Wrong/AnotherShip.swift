// wrong: the store begins with another ship
// says: The store begins with another ship: it must still begin with `Ship()`.
// fails: Each call makes a store, which begins with a new ship
// gives: (ship → [0, 0]) == [5, 0]

func shipStore() -> Store<Ship, ShipAction> {
  Store(value: Ship(throttle: 0), reducer: shipReducer)
}
