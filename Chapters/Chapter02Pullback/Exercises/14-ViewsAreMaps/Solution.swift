// Two views are one
//
// A view is made from two functions, and `Projection` holds such a pair: `value` reads the part out
// of the whole, and `action` turns the part's action into the whole's. Write `identity`: a view
// along it shows what the store shows and passes every action on unchanged. Then write `then`: a
// view along `a.then(b)` does the same as two views in a row, the first along `a`, the second along
// `b`. Neither needs a store. All types here are Int, so any order compiles, but only one is right.
//
// kind: law
// lesson: Views are maps

import Chapter02Pullback

struct Projection {
  let value: (Int) -> Int
  let action: (Int) -> Int
}

extension Projection {
  /// Changes nothing.
  static var identity: Projection {
    // answer
    // starter: Projection(value: { _ in 0 }, action: { _ in 0 })  // Your code here.
    Projection(value: { $0 }, action: { $0 })
    // end answer
  }

  /// One projection instead of two: first this one, then `next`, which starts from this one's part.
  func then(_ next: Projection) -> Projection {
    // answer
    // starter: self  // Your code here.
    Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
    // end answer
  }
}

// A heater's store holds the temperature in tenths of a degree, and an action sets it. One screen
// shows whole degrees. On its knob, step 0 is 15 degrees, and each step is two more.

var degrees: Projection { Projection(value: { $0 / 10 }, action: { $0 * 10 }) }
var knob: Projection { Projection(value: { ($0 - 15) / 2 }, action: { 15 + $0 * 2 }) }

func heater() -> Store<Int, Int> {
  Store(value: 0) { temperature, next in temperature = next }
}

extension Store<Int, Int> {
  func view(_ projection: Projection) -> Store<Int, Int> {
    view(value: projection.value, action: projection.action)
  }
}
