// Only a test needs to know when an effect has gone as far as it can: see `SettlingExecutor`. An
// app's store runs its effects where all tasks run.

/// Runs the tasks of effects, and knows when they have settled.
package protocol EffectExecutor: AnyObject, Sendable {
  func task(
    name: String?,
    priority: TaskPriority?,
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never>

  /// Called when an effect has sent an action.
  func noteAction()
  /// Called at the end of each task.
  func noteEnd()

  /// Returns when every effect has ended or is waiting.
  @MainActor func settle() async
}
