// An effect is a tree. The store walks it from the top, knows at each node under which ids and in
// which child it is, and turns each leaf that is work into a task.

import Diagnostics

extension RootCore {
  /// Where an effect stands in the tree that it is a part of.
  // An action need not be sendable. It is handed from the main actor to the main actor.
  private struct EffectContext: @unchecked Sendable {
    /// The keys by which it can be cancelled.
    var keys: [CancelKey] = []
    /// The path of children that it belongs to.
    var path: [CancelID] = []
    /// The action that ends the innermost presented child that it is of.
    var dismissal: Action?
    /// In how many presented children it is.
    var depth = 0
    let origin: Origin
  }

  /// Runs an effect that an action led to.
  func start(_ operation: Effect<Action>.Operation, of action: Action, in group: EffectGroup) {
    let origin = Origin(action: action, group: group, dependencies: ._current)
    interpret(operation, in: EffectContext(origin: origin), then: {})
  }

  /// Walks the tree of an effect from this node down.
  private func interpret(
    _ operation: Effect<Action>.Operation,
    in context: EffectContext,
    then complete: @escaping @MainActor @Sendable () -> Void
  ) {
    switch operation {
    case .send(let action):
      receive(action, from: context.origin)
      complete()

    case .run(let run):
      startTask(of: run, in: context, then: complete)

    case .merge(let operations):
      var remaining = operations.count
      for operation in operations {
        interpret(operation, in: context) {
          remaining -= 1
          if remaining == 0 { complete() }
        }
      }

    case .concatenate(let operations):
      continueSequence(Sequence(operations), in: context, as: enter(in: context), complete)

    // snippet.interpretCancellable
    case .cancellable(let id, let cancelInFlight, let operation):
      if cancelInFlight { effects.cancel(id, at: context.path) }
      var inner = context
      inner.keys += CancelKey.all(of: id, at: context.path)
      interpret(operation, in: inner, then: complete)
    // snippet.end

    case .cancel(let id):
      effects.cancel(id, at: context.path)
      complete()

    case .within(let child, let operation):
      var inner = context
      inner.keys.append(CancelKey(id: child, path: context.path))
      inner.path.append(child)
      interpret(operation, in: inner, then: complete)

    case .dismissed(let action, let operation):
      var inner = context
      inner.dismissal = action
      inner.depth += 1
      interpret(operation, in: inner, then: complete)
    }
  }

  /// The effects of a `concatenate`.
  private final class Sequence {
    var waiting: ArraySlice<Effect<Action>.Operation>
    var isNextDue = false
    var isStarting = false

    init(_ operations: [Effect<Action>.Operation]) { waiting = operations[...] }
  }

  /// `whole` is entered for as long as parts wait: cancelling it drops them.
  private func continueSequence(
    _ sequence: Sequence,
    in context: EffectContext,
    as whole: EffectInFlight,
    _ complete: @escaping @MainActor () -> Void
  ) {
    sequence.isNextDue = true
    // A loop, not recursion: many parts that end at once need no more stack than one.
    guard !sequence.isStarting else { return }
    sequence.isStarting = true
    defer { sequence.isStarting = false }
    while sequence.isNextDue {
      guard !whole.isCancelled, let next = sequence.waiting.popFirst() else {
        whole.end()
        return complete()
      }
      sequence.isNextDue = false
      // Weak: the task of a part must not keep the store, whose end cancels it.
      interpret(next, in: context) { [weak self] in
        guard let self else {
          whole.end()
          return complete()
        }
        self.continueSequence(sequence, in: context, as: whole, complete)
      }
    }
  }

  private func startTask(
    of run: Effect<Action>.Run,
    in context: EffectContext,
    then complete: @escaping @MainActor @Sendable () -> Void
  ) {
    // snippet.startRun
    let effect = enter(in: context)
    let send = Send<Action> { [weak self] action in
      guard !effect.isCancelled else { return }
      if effect.hasEnded { reportLateAction(action, of: effect.cause) }
      self?.receive(action, from: context.origin)
    }
    // With this a part of the effect finds its place: see `withTaskCancellation`.
    var dependencies = run.dependencies
    dependencies.currentEffect = effect
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

  private func enter(in context: EffectContext) -> EffectInFlight {
    let effect = EffectInFlight(
      cause: context.origin.action,
      group: context.origin.group,
      keys: context.keys,
      path: context.path,
      table: effects,
      depth: context.depth,
      dismiss: context.dismissal.map { action -> @MainActor () -> Void in
        { [weak self] in self?.receive(action, from: context.origin) }
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
