// What stands in the table of effects in flight: by this an effect is cancelled, waited for, and named where
// a test fails because of it.

/// One effect that was started and has not ended.
@MainActor
final class EffectInFlight {
  /// The action that led to it.
  let cause: Any
  let group: EffectGroup
  /// What it can be cancelled by.
  let keys: [CancelKey]
  /// Which child in which child it is of.
  let path: [CancelID]
  private(set) weak var table: (any CancellationTable)?
  private(set) var isCancelled = false
  var hasEnded = false
  var onCancel: @MainActor () -> Void = {}
  // Written once, by the main actor, before anything else knows of this effect. `deinit` of the table
  // reads it, when nobody else can, and the effect's own work, which begins on the main actor after that.
  nonisolated(unsafe) var task: Task<Void, Never>?

  init(
    cause: Any,
    group: EffectGroup,
    keys: [CancelKey],
    path: [CancelID],
    table: any CancellationTable
  ) {
    self.cause = cause
    self.group = group
    self.keys = keys
    self.path = path
    self.table = table
  }

  /// The effect in whose task this is read, or on whose behalf: see `DependencyValues.worker`.
  nonisolated static var current: EffectInFlight? {
    DependencyValues._current.worker as? EffectInFlight
  }

  func cancel() {
    if isCancelled { return }
    isCancelled = true
    task?.cancel()
    onCancel()
    onCancel = {}
  }

  nonisolated func cancelTask() {
    task?.cancel()
  }
}

extension EffectInFlight: Hashable {
  nonisolated static func == (left: EffectInFlight, right: EffectInFlight) -> Bool {
    left === right
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// What a part of an effect needs of the table that its effect is in, whatever the actions there.
@MainActor
protocol CancellationTable: AnyObject {
  /// Cancels what is under this id, at just this path.
  func cancel(_ id: CancelID, at path: [CancelID])

  /// Enters an effect, or a part of one, under its own keys, until it is removed or cancelled. A part isn't
  /// waited for: it ends with its effect, which is.
  func enter(_ effect: EffectInFlight, onCancel: @escaping @MainActor () -> Void)
  func remove(_ effect: EffectInFlight)
}
