// A closure that a timer or another thread calls later doesn't run in the current task, and so not
// with its dependencies: it would silently use the live ones.

/// Passes the current dependencies on to a closure that is called later, or to a detached task.
///
///     withEscapedDependencies { dependencies in
///       timer.onTick = { dependencies.yield { feature.tick() } }
///     }
///
/// Only the code inside `yield` gets them. Safe to call from any thread.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Passes the current dependencies on from an asynchronous operation, which runs in the isolation
/// of its caller.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of one moment, to be used later, as often as you like.
  public struct Continuation: Sendable {
    let dependencies = DependencyValues._current

    /// Runs an operation with these dependencies, and with no others.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$_current.withValue(dependencies, operation: operation)
    }

    /// Runs an asynchronous operation with these dependencies, and with no others, in the isolation
    /// of its caller.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.$_current.withValue(dependencies, operation: operation)
    }
  }
}
