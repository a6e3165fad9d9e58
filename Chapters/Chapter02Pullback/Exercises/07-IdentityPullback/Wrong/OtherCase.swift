// wrong: a path that leads to the other case instead of the whole action
// says: The store ignored the horn: the path leads to one case. The path to the whole action
//   leads to every action.
// fails: The store does with every action what `shipReducer` does
// gives: (ships → [[5, 0], [8, 0], [-3, 0], [-3, 0]]) == [[5, 1], [8, 1], [-3, 1], [-3, 2]]

extension ShipAction {
  var itself: ShipAction? {
    get { if case .throttle = self { self } else { nil } }
    set { if let newValue { self = newValue } }
  }
}

func shipStore() -> Store<Ship, ShipAction> {
  Store(value: Ship(), reducer: pullback(shipReducer, value: \.self, action: \.itself))
}
