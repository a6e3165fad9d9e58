// Whoever starts something must be able to stop it, and nobody remembers to. Tied to an object, it
// stops at the latest when the object goes.

/// Something that can be stopped: an observation, a timer, work in flight.
///
/// It is stopped by `cancel()`, or when the last one who keeps it lets it go, whichever comes first,
/// and only once. Safe on any thread. The name is Combine's.
public final class AnyCancellable: Sendable {
  private let onCancel: Locked<(() -> Void)?>

  /// - Parameter onCancel: Is called at most once, on the thread that cancels, and then released.
  public init(_ onCancel: @escaping () -> Void) {
    self.onCancel = Locked(onCancel)
  }

  /// Stops it. Cancelling again does nothing.
  public func cancel() {
    let cancel = onCancel.withLock { onCancel in
      defer { onCancel = nil }
      return onCancel
    }
    cancel?()
  }

  deinit {
    cancel()
  }
}
