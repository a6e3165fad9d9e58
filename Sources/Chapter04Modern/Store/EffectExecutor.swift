// Only a test wants to know when an effect has gone as far as it can: see `SettlingExecutor`. A store
// runs its effects where all tasks run.

/// Runs the tasks of effects.
protocol EffectExecutor: AnyObject, Sendable {
  /// Makes a task that does the work, and then `end`.
  func task(
    priority: TaskPriority?,
    _ operation: @escaping @Sendable () async -> Void,
    end: @escaping @MainActor @Sendable () -> Void
  ) -> Task<Void, Never>

  /// Called when an effect has sent an action.
  func checkIn()
}
