// An entry in the table of effects. With it an effect is cancelled, waited for, and named when a
// test fails because of it.

/// An effect that was started and has not ended, or a part of one.
@MainActor
package final class EffectInFlight {
  /// Counts the effects of its table, in the order in which they began.
  nonisolated let number: Int
  /// The action that led to it.
  package let cause: Any
  package let group: EffectGroup
  /// The keys by which it can be cancelled.
  let keys: [CancelKey]
  /// The path of children that it belongs to, from the outermost in.
  let path: [CancelID]
  /// The number of presented children around it.
  package nonisolated let depth: Int
  /// Ends the innermost of these; nil if there is none.
  package let dismiss: (@MainActor () -> Void)?
  /// Nil once the store has been released.
  private(set) weak var table: CancellationTable?
  package private(set) var isCancelled = false
  private(set) var hasEnded = false
  private let onCancel: (@MainActor () -> Void)?
  // Unsafe, but written once, on the main actor, before the task begins there. After that it is
  // only read: by the task's own work, and by the table's `deinit`.
  nonisolated(unsafe) var task: Task<Void, Never>?

  init(
    cause: Any,
    group: EffectGroup,
    keys: [CancelKey],
    path: [CancelID],
    table: CancellationTable,
    onCancel: (@MainActor () -> Void)? = nil,
    depth: Int = 0,
    dismiss: (@MainActor () -> Void)? = nil
  ) {
    self.number = table.nextNumber()
    self.cause = cause
    self.group = group
    self.keys = keys
    self.path = path
    self.table = table
    self.onCancel = onCancel
    self.depth = depth
    self.dismiss = dismiss
  }

  /// The effect in whose task this is read.
  package nonisolated static var current: EffectInFlight? {
    DependencyValues._current.currentEffect as? EffectInFlight
  }

  /// Removes it from the table at once. Its work ends when it notices the cancellation.
  func cancel() {
    if isCancelled || hasEnded { return }
    isCancelled = true
    task?.cancel()
    table?.remove(self)
    onCancel?()
  }

  nonisolated func cancelTask() {
    task?.cancel()
  }

  /// Called when its work has ended, even if the store has been released in the meantime.
  func end() {
    hasEnded = true
    table?.remove(self)
    group.remove(self)
  }
}
