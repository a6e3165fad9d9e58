// wrong: a path that leads to one case instead of the whole action
// fails: The last step changes nothing
// says: ignored throttle(8)

extension ShipAction {
  var itself: ShipAction? {
    get { if case .horn = self { self } else { nil } }
    set { if let newValue { self = newValue } }
  }
}

func shipStore() -> Store<Ship, ShipAction> {
  Store(value: Ship(), reducer: pullback(shipReducer, value: \.self, action: \.itself))
}
