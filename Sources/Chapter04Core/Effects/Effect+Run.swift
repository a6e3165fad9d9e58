// Work that takes time: the only kind of effect that needs a task.

import Diagnostics

extension Effect {
  struct Run: Sendable {
    var priority: TaskPriority?
    var name: String?
    /// The dependencies when the effect was created.
    var dependencies: DependencyValues
    // Not isolated, so that it continues where the work has ended, without a turn of the main actor
    // for each level of `map`.
    var operation: @Sendable (Send<Action>) async -> Void
  }

  /// Does work in a task, off the main actor, and sends any number of actions from it.
  ///
  ///     case .factButtonTapped:
  ///       return .run { [count = state.count] send in
  ///         await send(.factResponse(try await numberFact.fetch(count)))
  ///       }
  ///
  /// The work sees the dependencies that the reducer had when it created this effect. The effect is
  /// cancelled when the store is released, or by ``cancel(id:)`` if it is
  /// ``cancellable(id:cancelInFlight:)``.
  ///
  /// - Parameters:
  ///   - priority: The task's priority; nil inherits that of the task that sends the action.
  ///   - name: The task's name, for debugging.
  ///   - operation: The work. A `CancellationError` ends the effect silently, and so does any error
  ///     once the effect is cancelled.
  ///   - handler: Handles any other error. Without it, an error is reported as an issue: a feature
  ///     that ignores an error should say so.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let run = Run(priority: priority, name: name, dependencies: ._current) { send in
      do {
        try await operation(send)
      } catch {
        // Cancelled work may throw another error, as a network request does.
        if error is CancellationError || Task.isCancelled { return }
        guard let handler else {
          reportIssue(
            """
            An "Effect.run" returned from "\(fileID):\(line)" threw an unhandled error: \
            \(describe(error)).

            All errors but cancellation must be handled: with the "catch" parameter of \
            "Effect.run", or with "do" and "catch" inside it.
            """,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
          )
          return
        }
        await handler(error, send)
      }
    }
    return Effect(operation: .run(run))
  }
}

/// Sends actions from an effect back into the store.
///
///     return .run { send in await send(.started) }
///
/// Once the effect's task is cancelled, nothing more is sent. An action that is sent after the
/// effect has ended, from a task that it left behind, is reported as an issue, because nothing can
/// cancel or wait for such a task. The action is still handled.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  /// Sends to a closure, to call part of an effect in a test.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action, unless the task that calls this is cancelled.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }
}
