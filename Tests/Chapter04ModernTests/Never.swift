extension Task where Success == Never, Failure == Never {
  /// Returns only by throwing `CancellationError`, when the task that calls it is cancelled.
  static func never() async throws {
    for await _ in AsyncStream<Never>(Never.self, { _ in }) {}
    throw _Concurrency.CancellationError()
  }
}
