// A table from ids to tasks is easily made wrong in three ways: a task that ends before it was entered
// stays in the table for ever; one that is cancelled before it got to run isn't found; one whose store
// is gone goes on. Here every effect is entered before its task is made, and the table is the store's
// own.

import Diagnostics

/// Runs a store's effects, knows which are in flight, and cancels them.
@MainActor
final class EffectsInFlight<Action> {
  /// Where an effect stands in the tree that it is a part of.
  // An action need not be sendable. It is handed from the main actor to the main actor.
  private struct Place: @unchecked Sendable {
    /// What it can be cancelled by.
    var keys: [CancelKey] = []
    /// Which child in which child it is of.
    var path: [CancelID] = []
    let origin: Origin
  }

  /// The action that led to an effect.
  struct Origin {
    let action: Action
    let group: EffectGroup
    /// Those with which the action was handled, outside of all reducers.
    let dependencies: DependencyValues
  }

  /// Takes the actions that effects send.
  var send: @MainActor (_ action: Action, _ origin: Origin) -> Void = { _, _ in }
  /// Told whenever an effect has ended, or is cancelled.
  var onChange: (@MainActor () -> Void)?
  /// What the effects' tasks run on, if not where all tasks do.
  var executor: (any EffectExecutor)?

  private var byKey: [CancelKey: Set<EffectInFlight>] = [:]
  /// The effects in flight, but for those that were cancelled.
  private(set) var running: Set<EffectInFlight> = []

  /// How many ids there are effects under. Nothing must stay behind: zero, when nothing runs.
  var keyCount: Int { byKey.count }

  // Not on the main actor: the last reference to a store may be dropped anywhere.
  deinit {
    for effect in running { effect.cancelTask() }
  }

  /// Runs an effect that `origin` led to.
  func start(_ operation: Effect<Action>.Operation, origin: Origin) {
    start(operation, at: Place(origin: origin), then: {})
  }

  private func start(
    _ operation: Effect<Action>.Operation,
    at place: Place,
    then complete: @escaping @MainActor @Sendable () -> Void
  ) {
    switch operation {
    case .send(let action):
      send(action, place.origin)
      complete()

    case .run(let run):
      start(run, at: place, then: complete)

    case .merge(let operations):
      var remaining = operations.count
      for operation in operations {
        start(operation, at: place) {
          remaining -= 1
          if remaining == 0 { complete() }
        }
      }

    case .concatenate(let operations):
      startNext(of: Parts(operations), at: place, as: enter(at: place), complete)

    // snippet.interpretCancellable
    case .cancellable(let id, let cancelInFlight, let operation):
      if cancelInFlight { cancel(id, at: place.path) }
      var inner = place
      inner.keys += CancelKey.all(of: id, at: place.path)
      start(operation, at: inner, then: complete)
    // snippet.end

    case .cancel(let id):
      cancel(id, at: place.path)
      complete()

    case .within(let child, let operation):
      var inner = place
      inner.keys.append(CancelKey(id: child, path: place.path))
      inner.path.append(child)
      start(operation, at: inner, then: complete)
    }
  }

  /// The parts of a sequence.
  private final class Parts {
    var waiting: ArraySlice<Effect<Action>.Operation>
    var isNextDue = false
    var isStarting = false

    init(_ operations: [Effect<Action>.Operation]) { waiting = operations[...] }
  }

  /// `whole` is entered for as long as parts wait: cancelling it drops them.
  private func startNext(
    of parts: Parts,
    at place: Place,
    as whole: EffectInFlight,
    _ complete: @escaping @MainActor () -> Void
  ) {
    parts.isNextDue = true
    // A loop, not recursion: many parts that end at once need no more stack than one.
    guard !parts.isStarting else { return }
    parts.isStarting = true
    defer { parts.isStarting = false }
    while parts.isNextDue {
      guard !whole.isCancelled, let next = parts.waiting.popFirst() else {
        remove(whole)
        return complete()
      }
      parts.isNextDue = false
      // Weak: the task of a part must not keep the table, whose end cancels it.
      start(next, at: place) { [weak self] in
        guard let self else {
          whole.group.remove(whole)
          return complete()
        }
        self.startNext(of: parts, at: place, as: whole, complete)
      }
    }
  }

  private func start(
    _ run: Effect<Action>.Run,
    at place: Place,
    then complete: @escaping @MainActor @Sendable () -> Void
  ) {
    // snippet.startRun
    let effect = enter(at: place)
    let send = Send<Action> { [weak self] action in
      guard !effect.isCancelled else { return }
      if effect.hasEnded { reportLateAction(action, of: effect.cause) }
      self?.send(action, place.origin)
    }
    // By this a part of the effect finds its place: see `withTaskCancellation`.
    var dependencies = run.dependencies
    dependencies.worker = effect
    // The task inherits the dependencies. Set inside of it, they would cost it two changes of thread.
    effect.task = DependencyValues.$_current.withValue(dependencies) {
      makeTask(run.name, priority: run.priority, on: executor) {
        [weak self, executor, operation = run.operation] in
        await operation(send)
        Self.end(effect, in: self, then: complete)
        executor?.noteEnd()
      }
    }
    // snippet.end
  }

  /// Also without the store, whoever waits for the effect must go on.
  private static func end(
    _ effect: EffectInFlight,
    in table: EffectsInFlight?,
    then complete: @MainActor () -> Void
  ) {
    effect.hasEnded = true
    complete()
    if let table {
      table.remove(effect)
    } else {
      effect.group.remove(effect)
    }
  }

  private func enter(at place: Place) -> EffectInFlight {
    let effect = EffectInFlight(
      cause: place.origin.action,
      group: place.origin.group,
      keys: place.keys,
      path: place.path,
      table: self
    )
    running.insert(effect)
    effect.group.add(effect)
    enter(effect, onCancel: {})
    return effect
  }

  private func leave(_ effect: EffectInFlight) {
    for key in effect.keys {
      byKey[key]?.remove(effect)
      if byKey[key]?.isEmpty == true { byKey[key] = nil }
    }
    if running.remove(effect) != nil { onChange?() }
  }

  func cancel(_ id: CancelID, at path: [CancelID]) {
    for effect in byKey[CancelKey(id: id, path: path)] ?? [] { effect.cancel() }
  }

  func cancelAll() {
    for effect in running { effect.cancel() }
  }
}

extension EffectsInFlight: CancellationTable {
  func enter(_ effect: EffectInFlight, onCancel: @escaping @MainActor () -> Void) {
    effect.onCancel = { [weak self, weak effect] in
      if let effect { self?.leave(effect) }
      onCancel()
    }
    for key in effect.keys { byKey[key, default: []].insert(effect) }
  }

  func remove(_ effect: EffectInFlight) {
    effect.onCancel = {}
    leave(effect)
    effect.group.remove(effect)
  }
}

/// A task for an effect. Unlike a detached one it inherits the values of the task that makes it; thus an
/// issue counts for the right test. It begins on the main actor, which the effect's own work leaves at
/// once, and ends there: begun elsewhere, it would change threads once more.
private func makeTask(
  _ name: String?,
  priority: TaskPriority?,
  on executor: (any EffectExecutor)?,
  _ operation: @escaping @MainActor @Sendable () async -> Void
) -> Task<Void, Never> {
  if let executor { return executor.task(name: name, priority: priority, operation) }
  return Task(name: name, priority: priority, operation: operation)
}

@MainActor
private func reportLateAction(_ action: Any, of origin: Any) {
  reportIssue(
    """
    An action was sent from an effect that had ended already:

      Action:
        \(describe(action))

      The effect came from:
        \(describe(origin))

    "send" was handed to a task that outlives the effect. Nothing can cancel that task or wait for it.

    To fix this, wait for the task before the effect's closure returns, or use a task group.
    """
  )
}
