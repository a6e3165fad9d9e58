// wrong: a step that changes nothing is a reducer that does nothing
// says: No action changed the ship: either `shipReducer` isn't called, or it changes a copy.
// fails: The store does with every action what `shipReducer` does
// gives: (ships → [[5, 0], [5, 0], [5, 0], [5, 0]]) == [[5, 1], [8, 1], [-3, 1], [-3, 2]]

func shipStore() -> Store<Ship, ShipAction> {
  Store(value: Ship(), reducer: combine())
}
