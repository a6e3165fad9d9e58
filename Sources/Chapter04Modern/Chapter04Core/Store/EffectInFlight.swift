// An entry in the table of effects: with it an effect is cancelled, waited for, and named when a
// test fails because of it.

/// One effect that was started and has not ended, or a part of one.
@MainActor
final class EffectInFlight {
  /// How many began before it in the same store.
  nonisolated let number: Int
  /// The action that led to it.
  let cause: Any
  let group: EffectGroup
  /// The keys by which it can be cancelled.
  let keys: [CancelKey]
  /// The path of children that it belongs to, from the outermost in.
  let path: [CancelID]
  /// In how many presented children it is.
  nonisolated let depth: Int
  /// Ends the innermost of these; nil if it is in none.
  let dismiss: (@MainActor () -> Void)?
  /// Nil when the store is gone.
  private(set) weak var table: CancellationTable?
  private(set) var isCancelled = false
  private(set) var hasEnded = false
  private let onCancel: (@MainActor () -> Void)?
  // Written once, by the main actor, before anything else knows of this effect. `deinit` of the
  // table reads it, when nobody else can, and the effect's own work, which begins on the main actor
  // after that.
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

  /// The effect in whose task, or on whose behalf, this is read.
  nonisolated static var current: EffectInFlight? {
    DependencyValues._current.currentEffect as? EffectInFlight
  }

  /// Takes it out of the table at once; it ends when its work has noticed the cancellation.
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

  /// Called when it is done. What waits for it must go on even if the store is gone.
  func end() {
    hasEnded = true
    table?.remove(self)
    group.remove(self)
  }
}
