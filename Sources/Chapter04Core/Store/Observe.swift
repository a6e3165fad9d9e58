// A screen that isn't rendered by SwiftUI observes the store itself.

import Observation

/// Runs a closure now, and again whenever something that it read has changed, until the token is
/// cancelled or released.
///
///     let token = observe { label.text = "\(store.count)" }
///
/// Use it for a screen that isn't rendered by SwiftUI. Several changes in a row lead to one call,
/// in a later turn of the main actor.
///
/// The name is from the Composable Architecture's support for UIKit.
@MainActor
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  let token = ObserveToken()
  track(apply, until: token)
  return token
}

@MainActor
private func track(_ apply: @escaping @MainActor @Sendable () -> Void, until token: ObserveToken) {
  Tracking.track(apply) { [weak token] in
    Task { @MainActor in
      if let token, !token.isCancelled { track(apply, until: token) }
    }
  }
}

/// Ends an observation when it is cancelled or released.
@MainActor
public final class ObserveToken {
  fileprivate var isCancelled = false

  /// Ends the observation. A second call does nothing.
  public func cancel() {
    isCancelled = true
  }
}
