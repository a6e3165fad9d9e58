// Favourites in the cloud
//
// The user's devices share a cloud, which holds lists by name. Write the key of such a list.
//
// - Keys with the same name stand for one value, keys with different names for different values.
// - `load` resumes once: with the cloud's list, with nothing if the cloud has none, or with its
//   error.
// - `save` resumes once, when the list has been set, or with the cloud's error.
// - `subscribe` yields each change by another device: the new list, or nothing if the list was
//   removed. When the subscription ends, so does the observation.
//
// "Nothing" is `nil`: `resume(with: .success(nil))`, `yield(with: .success(nil))`.
//
// kind: write
// lesson: A place of your own

import Chapter04Modern

struct Cloud: Sendable {
  var get: @Sendable (_ name: String) throws -> [Int]?
  var set: @Sendable (_ list: [Int], _ name: String) throws -> Void
  /// Calls back when a list has been changed or removed, and says by which device. The callback
  /// may come seconds after the change.
  var observe:
    @Sendable (
      _ name: String, _ changed: @escaping @Sendable (_ list: [Int]?, _ device: String) -> Void
    ) -> End
  /// This device.
  var device: String

  /// Ends the observation for which it was returned.
  typealias End = @Sendable () -> Void
}

struct CloudKey: SharedKey {
  let name: String
  let cloud: Cloud

  // answer
  // starter: // Your code here.
  // starter: var id: String { "" }
  // starter:
  // starter: func load(context: LoadContext<[Int]>, continuation: LoadContinuation<[Int]>) {
  // starter:   continuation.resumeReturningInitialValue()
  // starter: }
  // starter:
  // starter: func save(_ list: [Int], context: SaveContext, continuation: SaveContinuation) {
  // starter:   continuation.resume()
  // starter: }
  // starter:
  // starter: func subscribe(
  // starter:   context: LoadContext<[Int]>,
  // starter:   subscriber: SharedSubscriber<[Int]>
  // starter: ) -> SharedSubscription {
  // starter:   SharedSubscription {}
  // starter: }
  var id: String { name }

  func load(context: LoadContext<[Int]>, continuation: LoadContinuation<[Int]>) {
    continuation.resume(with: Result { try cloud.get(name) })
  }

  func save(_ list: [Int], context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try cloud.set(list, name) })
  }

  func subscribe(
    context: LoadContext<[Int]>,
    subscriber: SharedSubscriber<[Int]>
  ) -> SharedSubscription {
    let end = cloud.observe(name) { [cloud] list, device in
      // By the time a change of our own comes back, the user may have changed the list again.
      guard device != cloud.device else { return }
      subscriber.yield(with: .success(list))
    }
    return SharedSubscription(end)
  }
  // end answer
}
