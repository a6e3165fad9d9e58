// Code that can be called from anywhere, such as a `deinit` or a task's `cancel()`, must find out
// where it is.

import Dispatch
import Foundation

/// True if this runs on the main actor.
package var isOnMainActor: Bool {
  // The main queue is marked. The thread says nothing: on Linux, any thread may run the main queue.
  _ = mark
  return Thread.isMainThread || DispatchQueue.getSpecific(key: isMainQueue) == true
}

private let isMainQueue = DispatchSpecificKey<Bool>()
private let mark: Void = DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
