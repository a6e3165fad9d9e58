// A store isn't locked: it is used on one thread. The compiler sees to that for those who hold the
// store, but not for an effect, which may answer on whichever thread its work was done.

import Dispatch
import Foundation

/// The thread on which something was made.
///
/// The main queue counts as one, though it isn't always the same thread: after `dispatchMain()`, which
/// an asynchronous `main` calls on Linux, any thread may run its work.
struct HomeThread {
  private let thread = pthread_self()
  private let isMainQueue = Self.isOnMainQueue

  /// Whether this is that thread.
  var isCurrent: Bool {
    pthread_equal(pthread_self(), thread) != 0 || (isMainQueue && Self.isOnMainQueue)
  }

  private static var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: mainQueueKey) != nil
  }

  private static let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
