// An effect is a tree. The store walks it from the top, knows at each node the ids and the children
// above it, and turns each leaf with work into a task.

import Diagnostics

extension RootCore {
  /// A place in the tree of an action's effects.
  // Unchecked, because an action isn't always sendable. A context is used only on the main actor.
  private struct EffectContext: @unchecked Sendable {
    /// The action that led to the effect, and the group of all effects that follow from the action.
    let action: Action
    let group: EffectGroup
    /// The keys by which the effect can be cancelled.
    var keys: [CancelKey] = []
    /// The children around it, from the outermost in.
    var path: [CancelID] = []
    /// The number of presented children around it.
    var depth = 0
    /// The action that ends the innermost presented child.
    var dismissal: Action?
  }

  /// Starts the effects of an action.
  func start(_ operation: Effect<Action>.Operation, of action: Action, in group: EffectGroup) {
    interpret(operation, in: EffectContext(action: action, group: group), then: {})
  }

  /// Starts the effect at a node of the tree.
  ///
  /// - Parameter complete: Called when the effect has ended. Starts what waits for it, in a
  ///   concatenation.
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
      var remaining = operations.count  // At least two.
      for operation in operations {
        interpret(operation, in: context) {
          remaining -= 1
          if remaining == 0 { complete() }
        }
      }

    case .concatenate(let operations):
      let whole = enter(in: context)
      continueConcatenation(Concatenation(operations), in: context, as: whole, complete)

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
  private final class Concatenation {
    var waiting: ArraySlice<Effect<Action>.Operation>
    var isNextDue = false
    var isStarting = false

    init(_ operations: [Effect<Action>.Operation]) { waiting = operations[...] }
  }

  /// Starts the next effect of a concatenation, once the one before it has ended.
  ///
  /// - Parameter whole: The concatenation itself, as an effect in flight: cancelling it drops the
  ///   effects that are waiting.
  private func continueConcatenation(
    _ concatenation: Concatenation,
    in context: EffectContext,
    as whole: EffectInFlight,
    _ complete: @escaping @MainActor () -> Void
  ) {
    concatenation.isNextDue = true
    // An effect that ends while it is being started calls this again. The loop below then goes on,
    // so 100,000 such effects need no more stack than one.
    guard !concatenation.isStarting else { return }
    concatenation.isStarting = true
    defer { concatenation.isStarting = false }
    while concatenation.isNextDue {
      guard !whole.isCancelled, let next = concatenation.waiting.popFirst() else {
        whole.end()
        return complete()
      }
      concatenation.isNextDue = false
      // Weak, because an effect's task must not retain the store.
      interpret(next, in: context) { [weak self] in
        guard let self else {
          whole.end()
          return complete()
        }
        self.continueConcatenation(concatenation, in: context, as: whole, complete)
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

  /// Enters an effect in the table, and in its group.
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

/// Creates a task for an effect. The task isn't detached, so it inherits the dependencies, and an
/// issue counts for the right test. It begins and ends on the main actor, where the store is; the
/// effect's own work runs elsewhere.
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
