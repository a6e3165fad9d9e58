// wrong: the last step is put beside the reducer, not around it
// says: `shipReducer` ran twice for one action: the step goes around the reducer, not beside it.
// fails: The store does with every action what `shipReducer` does
// gives: (ships → [[5, 2], [8, 2], [-3, 2], [-3, 4]]) == [[5, 1], [8, 1], [-3, 1], [-3, 2]]

func shipStore() -> Store<Ship, ShipAction> {
  let app = pullback(shipReducer, value: \.self, action: \.self)
  return Store(value: Ship(), reducer: combine(shipReducer, app))
}
