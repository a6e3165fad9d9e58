/// Keeps an observation alive. Dropping or cancelling it ends the observation.
public final class ObservationToken {
  /// Ends the observation and releases the observer. Cancelling again does nothing.
  public func cancel() {
  }
}
