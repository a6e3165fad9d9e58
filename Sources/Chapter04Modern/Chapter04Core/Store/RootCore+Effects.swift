// An effect is a tree. The store walks it from the top, knows at each node under which ids and in
// which child it is, and turns each leaf with work into a task.

import Diagnostics

extension RootCore {
  /// A place in an action's tree of effects.
  // Unchecked, because an action isn't always sendable. These are used on the main actor only.
  private struct EffectContext: @unchecked Sendable {
    /// The action that led to the effect, and the group of all effects that follow from it.
    let action: Action
    let group: EffectGroup
    /// The keys by which it can be cancelled.
    var keys: [CancelKey] = []
    /// The children around it, from the outermost in.
    var path: [CancelID] = []
    /// The number of presented children around it.
    var depth = 0
    /// The action that ends the innermost of these.
    var dismissal: Action?
  }

  /// Runs the effects of an action.
  func start(_ operation: Effect<Action>.Operation, of action: Action, in group: EffectGroup) {
    interpret(operation, in: EffectContext(action: action, group: group), then: {})
  }

  /// Runs the effect at a node of the tree.
  private func interpret(
    _ operation: Effect<Action>.Operation,
    in context: EffectContext,
    then complete: @escaping @MainActor @Sendable () -> Void
  ) {
    switch operation {
    case .send(let action):
      _ = handle(action, of: context.group)
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

  /// The effects of a `concatenate` that haven't started.
  private final class Sequence {
    var waiting: ArraySlice<Effect<Action>.Operation>
    var isNextDue = false
    var isStarting = false

    init(_ operations: [Effect<Action>.Operation]) { waiting = operations[...] }
  }

  /// Starts the next effect of a sequence when the one before it has ended.
  ///
  /// - Parameter whole: The sequence itself, as an effect in flight: cancelling it drops the parts
  ///   that are waiting.
  private func continueSequence(
    _ sequence: Sequence,
    in context: EffectContext,
    as whole: EffectInFlight,
    _ complete: @escaping @MainActor () -> Void
  ) {
    sequence.isNextDue = true
    // A part that ends while it is being started calls this again. The loop below then goes on, so
    // 100,000 such parts need no more stack than one.
    guard !sequence.isStarting else { return }
    sequence.isStarting = true
    defer { sequence.isStarting = false }
    while sequence.isNextDue {
      guard !whole.isCancelled, let next = sequence.waiting.popFirst() else {
        whole.end()
        return complete()
      }
      sequence.isNextDue = false
      // Weak: the task of a part must not retain the store.
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
      _ = self?.handle(action, of: effect.group)
    }
    // `dismiss` and `withTaskCancellation`, called in the task, need to know the effect.
    var dependencies = run.dependencies
    dependencies.currentEffect = effect
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
      cause: context.action,
      group: context.group,
      keys: context.keys,
      path: context.path,
      table: effects,
      depth: context.depth,
      dismiss: context.dismissal.map { action -> @MainActor () -> Void in
        { [weak self] in _ = self?.handle(action, of: context.group) }
      }
    )
    effects.enter(effect)
    return effect
  }
}

/// A task for an effect. It isn't detached, so it inherits the dependencies, and an issue counts
/// for the right test. It begins and ends on the main actor, where the store is; the effect's own
/// work runs elsewhere.
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
