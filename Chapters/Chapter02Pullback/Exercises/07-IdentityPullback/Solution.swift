// The last step of an app
//
// The ship's store ends with a step that should change nothing: a pullback along `\.self` twice. It
// compiles, and yet something has changed. Look at the type: this store takes optional actions, and
// `shipStore().send(nil)` compiles. Change `shipStore` so that it returns a `Store<Ship,
// ShipAction>` that does what `shipReducer` does. You may keep the last step or remove it.
//
// kind: fix
// lesson: The step that changes nothing
// optional: For readers of old code

import Chapter02Pullback

struct Ship: Equatable {
  var throttle = 5
  var signals = 0
}

enum ShipAction: Equatable {
  case throttle(Int)
  case horn
}

func shipReducer(_ ship: inout Ship, _ action: ShipAction) {
  switch action {
  case .throttle(let throttle): ship.throttle = throttle
  case .horn: ship.signals += 1
  }
}

// answer
// starter: func shipStore() -> Store<Ship, ShipAction?> {
// starter:   Store(value: Ship(), reducer: pullback(shipReducer, value: \.self, action: \.self))
// starter: }
func shipStore() -> Store<Ship, ShipAction> {
  let app = pullback(shipReducer, value: \.self, action: \.self)
  return Store(value: Ship(), reducer: app)
}
// end answer
