// A store of chapter 3 belongs to the thread that made it, and checks that actions arrive there.
// Code that runs effects for another kind of store must check the same.

import Chapter04Modern
import Dispatch
import Foundation

/// The thread on which something was made. The main queue counts as the main thread.
struct HomeThread: @unchecked Sendable {
  // A thread's name is a value.
  private let thread = pthread_self()
  private let isMain = isOnMainActor

  var isCurrent: Bool {
    isMain ? isOnMainActor : pthread_equal(pthread_self(), thread) != 0
  }

  /// Does the work here if this is the thread, else on the main queue if that is the thread. On any
  /// other thread nothing can be started from outside; then it is not done.
  func perform(_ work: @escaping () -> Void) {
    if isCurrent { return work() }
    guard isMain else { return }
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { work() }
  }
}
