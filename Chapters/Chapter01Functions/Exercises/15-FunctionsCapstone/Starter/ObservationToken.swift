/// Keeps an observation alive. Dropping or cancelling it ends the observation.
public final class ObservationToken {
  private let onCancel: () -> Void

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends the observation and releases the observer. Cancelling again does nothing.
  public func cancel() {
    onCancel()
  }

  deinit {
    cancel()
  }
}
