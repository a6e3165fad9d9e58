// Only a test wants to know when an effect has gone as far as it can: see `SettlingExecutor`. A store
// runs its effects where all tasks run.

/// Runs the tasks of effects.
protocol EffectExecutor: AnyObject, Sendable {
  func task(
    priority: TaskPriority?,
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never>

  /// Called on the executor by each effect when its work is done.
  func checkIn()
}
