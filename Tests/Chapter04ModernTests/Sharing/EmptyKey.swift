// A test's key of its own does one thing that matters. This is the rest.

import Chapter04Modern

/// A key of numbers under which nothing is kept.
protocol EmptyKey: SharedKey where Value == Int {}

extension EmptyKey {
  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resumeReturningInitialValue()
  }
  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}
