// An effect is a tree. The store walks it from the top, knows at each node under which ids and in
// which child it is, and turns each leaf that is work into a task.

import Diagnostics

extension RootCore {
  /// Where an effect stands in the tree that it is a part of.
  // An action need not be sendable. It is handed from the main actor to the main actor.
  private struct Place: @unchecked Sendable {
    /// What it can be cancelled by.
    var keys: [CancelKey] = []
    /// Which child in which child it is of.
    var path: [CancelID] = []
    /// What ends the innermost presented child that it is of.
    var dismissal: Action?
    /// In how many presented children it is.
    var depth = 0
    let origin: Origin
  }

  /// Runs an effect that `origin` led to.
  func start(_ operation: Effect<Action>.Operation, from origin: Origin) {
    start(operation, at: Place(origin: origin), then: {})
  }

  private func start(
    _ operation: Effect<Action>.Operation,
    at place: Place,
    then complete: @escaping @MainActor @Sendable () -> Void
  ) {
    switch operation {
    case .send(let action):
      receive(action, from: place.origin)
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
      if cancelInFlight { effects.cancel(id, at: place.path) }
      var inner = place
      inner.keys += CancelKey.all(of: id, at: place.path)
      start(operation, at: inner, then: complete)
    // snippet.end

    case .cancel(let id):
      effects.cancel(id, at: place.path)
      complete()

    case .within(let child, let operation):
      var inner = place
      inner.keys.append(CancelKey(id: child, path: place.path))
      inner.path.append(child)
      start(operation, at: inner, then: complete)

    case .dismissed(let action, let operation):
      var inner = place
      inner.dismissal = action
      inner.depth += 1
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
        whole.end()
        return complete()
      }
      parts.isNextDue = false
      // Weak: the task of a part must not keep the store, whose end cancels it.
      start(next, at: place) { [weak self] in
        guard let self else {
          whole.end()
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
      self?.receive(action, from: place.origin)
    }
    // With this a part of the effect finds its place: see `withTaskCancellation`.
    var dependencies = run.dependencies
    dependencies.worker = effect
    // The task inherits the dependencies. Setting them inside it would cost two changes of thread.
    effect.task = DependencyValues.$_current.withValue(dependencies) {
      makeTask(run.name, priority: run.priority, on: executor) {
        [executor, operation = run.operation] in
        await operation(send)
        complete()
        effect.end()
        executor?.noteEnd()
      }
    }
    // snippet.end
  }

  private func enter(at place: Place) -> EffectInFlight {
    let effect = EffectInFlight(
      cause: place.origin.action,
      group: place.origin.group,
      keys: place.keys,
      path: place.path,
      table: effects,
      depth: place.depth,
      dismiss: place.dismissal.map { action -> @MainActor () -> Void in
        { [weak self] in self?.receive(action, from: place.origin) }
      }
    )
    effects.enter(effect)
    return effect
  }
}

/// A task for an effect. Unlike a detached one it inherits the values of the task that makes it;
/// thus an issue counts for the right test. It begins on the main actor, which the effect's own
/// work leaves at once, and ends there: begun elsewhere, it would change threads once more.
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
