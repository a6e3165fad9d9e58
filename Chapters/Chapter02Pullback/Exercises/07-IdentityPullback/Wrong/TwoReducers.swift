// wrong: the last step is put beside the reducer, not around it
// fails: The last step changes nothing
// says: ran twice

func shipStore() -> Store<Ship, ShipAction> {
  let app = pullback(shipReducer, value: \.self, action: \.self)
  return Store(value: Ship(), reducer: combine(shipReducer, app))
}
