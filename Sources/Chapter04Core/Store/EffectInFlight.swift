// An entry in the table of effects. It allows cancelling an effect, waiting for it, and naming it
// when it makes a test fail.

/// A running effect, or a running part of one.
@MainActor
package final class EffectInFlight {
  /// The position among the effects of its table, in the order in which they began.
  nonisolated let number: Int
  /// The action that led to the effect.
  package let cause: Any
  package let group: EffectGroup
  /// The keys by which the effect can be cancelled.
  let keys: [CancelKey]
  /// The children that the effect belongs to, from the outermost in.
  let path: [CancelID]
  /// The number of presented children around the effect.
  package nonisolated let depth: Int
  /// Ends the innermost presented child; nil if there is none.
  package let dismiss: (@MainActor () -> Void)?
  /// Nil once the store has been released.
  private(set) weak var table: CancellationTable?
  package private(set) var isCancelled = false
  private(set) var hasEnded = false
  /// For `withTaskCancellation`: stops a part of an effect, which has no task of its own.
  private let onCancel: (@MainActor () -> Void)?
  // Unsafe, but written only once, on the main actor, before the task begins there. After that it
  // is only read: by the task's own work, and by the table's `deinit`.
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

  /// Cancels the effect and removes it from the table immediately. Its group still waits for its
  /// work, which ends when it notices the cancellation.
  func cancel() {
    if isCancelled || hasEnded { return }
    isCancelled = true
    task?.cancel()
    table?.remove(self)
    onCancel?()
  }

  /// Cancels the task alone. Safe to call from any thread.
  nonisolated func cancelTask() {
    task?.cancel()
  }

  /// Called when the work has ended, even if the store has been released in the meantime.
  func end() {
    hasEnded = true
    table?.remove(self)
    group.remove(self)
  }
}
