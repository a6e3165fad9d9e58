// An effect that lasts until it is cancelled, and a test that wants to wait for nothing in
// particular.
//
// The names are from swift-concurrency-extras 1.x.

extension Task where Failure == Never {
  /// Returns only by throwing `CancellationError`, when the task that calls it is cancelled.
  public static func never() async throws -> Success {
    for await element in AsyncStream<Success>.never { return element }
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Returns only by throwing `CancellationError`, when the task that calls it is cancelled.
  public static func never() async throws {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }

  /// Gives other tasks many occasions to run, without any promise how far they get.
  ///
  /// A test store needs none: its steps return when the effects have gone as far as they can. This
  /// is for tests of code that makes tasks of its own.
  ///
  /// - Parameter count: How many times a task of the lowest priority gets its turn before this
  ///   returns.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
