// Work that nobody waits for, such as a line in a log, runs in its own task. But then a test can't
// tell when it is done, and checks too early.

import Diagnostics

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
    // A separate task, as in an app: it goes on when the caller is cancelled. If the caller has an
    // executor, the task runs there, so that a test store knows about it.
    static let testValue = FireAndForget { priority, operation in
      let task =
        if #available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, *) {
          Task(
            // The task is used in the closure only.
            executorPreference: withUnsafeCurrentTask {
              $0?.unownedTaskExecutor?.asTaskExecutor()
            },
            priority: priority
          ) { try await operation() }
        } else {
          Task(priority: priority) { try await operation() }
        }
      _ = await task.result
    }
  }
}

/// Runs work that nobody waits for. An error of the work is dropped; in a test it is reported.
public struct FireAndForget: Sendable {
  /// Runs the work at a priority.
  public let operation:
    @Sendable (TaskPriority?, @Sendable @escaping () async throws -> Void) async -> Void

  /// Starts the operation; in a test, runs it to its end, even if the caller is cancelled.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @_inheritActorContext _ operation: @Sendable @escaping () async throws -> Void
  ) async {
    let isTest = DependencyValues._current.context == .test
    await self.operation(priority) {
      do {
        try await operation()
      } catch {
        if isTest, !(error is CancellationError) {
          CallSite(fileID, filePath, line, column).report(
            "Work that nobody waits for threw an error: \(describe(error))"
          )
        }
        throw error
      }
    }
  }
}
