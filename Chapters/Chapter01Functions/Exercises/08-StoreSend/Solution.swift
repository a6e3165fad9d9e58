// The store's memory
//
// Write `send`. It runs the reducer once, and when the reducer has returned, the store has the new
// value. Anything can read the store at any time, even while the reducer runs: a log line, a
// computed property, a screen.
//
// kind: write
// lesson: A store has the memory

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> Void

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.reducer = reducer
  }

  func send(_ action: Action) {
    // answer
    // starter: // Your code here.
    var next = value
    reducer(&next, action)
    value = next
    // end answer
  }
}
