// wrong: the store begins with another ship
// fails: The last step changes nothing
// says: It must still begin with `Ship()`

func shipStore() -> Store<Ship, ShipAction> {
  Store(value: Ship(throttle: 0), reducer: shipReducer)
}
