// Work that nobody waits for, such as a line in a log, is a task of its own. But then a test can't
// tell when it is done, and checks too early.

extension DependencyValues {
  /// Runs work that nobody waits for; in a test, the caller does wait.
  ///
  ///     await fireAndForget { try await analytics.log("opened") }
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }

  private enum FireAndForgetKey: DependencyKey {
    static let liveValue = FireAndForget { priority, operation in
      Task(priority: priority) { try await operation() }
    }
    static let testValue = FireAndForget { _, operation in
      try? await operation()
    }
  }
}

/// Runs work that nobody waits for. An error of the work is dropped.
public struct FireAndForget: Sendable {
  /// Runs the work at a priority.
  public let operation:
    @Sendable (TaskPriority?, @Sendable @escaping () async throws -> Void) async -> Void

  /// Starts the operation; in a test, runs it to its end.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    @_inheritActorContext _ operation: @Sendable @escaping () async throws -> Void
  ) async {
    await self.operation(priority, operation)
  }
}
