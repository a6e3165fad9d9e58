// wrong: a path whose getter ignores the action
// says: Every action became a signal of the horn. The path to the whole action returns the action
//   itself.
// fails: The store does with every action what `shipReducer` does
// gives: (ships → [[5, 1], [5, 2], [5, 3], [5, 4]]) == [[5, 1], [8, 1], [-3, 1], [-3, 2]]

extension ShipAction {
  var itself: ShipAction? {
    get { .horn }
    set {}
  }
}

func shipStore() -> Store<Ship, ShipAction> {
  Store(value: Ship(), reducer: pullback(shipReducer, value: \.self, action: \.itself))
}
