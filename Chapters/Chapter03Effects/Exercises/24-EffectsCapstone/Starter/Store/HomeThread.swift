// A store isn't locked: it is used on one thread. The compiler enforces that for code that holds
// the store, but not for an effect, which may answer on any thread.

import Dispatch
import Foundation

/// The thread on which something was made.
///
/// The main thread and the main queue count as one, though they aren't always the same: after
/// `dispatchMain()`, which an asynchronous `main` calls on Linux, any thread may run the main
/// queue's work, and other work a moment later.
struct HomeThread {
  private let thread = pthread_self()
  private let isMain = Self.isOnMain

  /// Whether this is that thread.
  var isCurrent: Bool {
    isMain ? Self.isOnMain : pthread_equal(pthread_self(), thread) != 0
  }

  private static var isOnMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
  }

  private static let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
