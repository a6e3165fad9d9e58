/// Keeps an observation alive. Dropping or cancelling it ends the observation.
///
/// Keep it in the object that observes. The store doesn't keep the token, and the token doesn't
/// keep the store. Like the store, it is for one thread.
public final class ObservationToken {
  private let onCancel: () -> Void

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends the observation and releases the observer. Cancelling again does nothing.
  ///
  /// From inside a notification, this takes effect at once: an observer that has not had its turn
  /// yet will not get it.
  public func cancel() {
    onCancel()
  }

  deinit {
    cancel()
  }
}
