// A value that waits to be written must be written before the app ends. The system notifies the
// program of that, but not the keys.

import Foundation

/// Notifies its subscribers when the app goes to the background or ends.
enum AppTermination {
  private final class Subscriber: Sendable {
    let closure: @Sendable () -> Void
    init(_ closure: @escaping @Sendable () -> Void) { self.closure = closure }
  }

  private static let subscribers = LockIsolated<[ObjectIdentifier: Subscriber]>([:])

  /// Calls the closure at that moment, from any thread, until the subscription ends.
  static func subscribe(_ closure: @escaping @Sendable () -> Void) -> SharedSubscription {
    _ = observed
    let subscriber = Subscriber(closure)
    subscribers.withValue { $0[ObjectIdentifier(subscriber)] = subscriber }
    return SharedSubscription {
      subscribers.withValue { $0[ObjectIdentifier(subscriber)] = nil }
    }
  }

  private static func tell() {
    for subscriber in subscribers.value.values { subscriber.closure() }
  }

  // By name, so that no UI framework is linked. A terminal program gets none of these
  // notifications, so there only its end counts.
  private static let observed: Void = {
    for name in [
      "UIApplicationWillResignActiveNotification", "UIApplicationWillTerminateNotification",
      "NSApplicationWillResignActiveNotification", "NSApplicationWillTerminateNotification",
      "NSExtensionHostWillResignActiveNotification",
    ] {
      _ = NotificationCenter.default.addObserver(
        forName: Notification.Name(name),
        object: nil,
        queue: nil
      ) { _ in tell() }
    }
    atexit { AppTermination.tell() }
  }()
}
