// An action's effects send actions, which have effects. Code that waits until all that has
// finished, such as a pull to refresh, needn't know how many effects there are.

import Diagnostics

/// Everything that follows from one action: its effects, those of the actions that they send, and
/// so on. Safe to use from any thread.
public struct StoreTask: Sendable {
  let group: EffectGroup?

  init(group: EffectGroup?) {
    self.group = group
  }

  /// Returns when all effects have ended. If the waiting task is cancelled, so are the effects:
  /// `.task { await store.send(.task).finish() }` ends them with the view.
  public func finish() async {
    await group?.finish()
  }

  /// Cancels all the effects. Actions that they still send are dropped.
  public func cancel() {
    group?.requestCancel()
  }

  /// Calls a function as soon as all effects have ended, without the turn of the main actor that
  /// `await finish()` takes. Replaces an earlier function. For the adapters to another style.
  @MainActor package func whenFinished(_ work: @escaping @MainActor () -> Void) {
    if let group { group.whenFinished(work) } else { work() }
  }

  /// True if the effects were cancelled, or if there were none.
  public var isCancelled: Bool {
    group?.isCancelled ?? true
  }
}

/// The effects in flight that one action led to, directly or not.
@MainActor
package final class EffectGroup {
  /// The step of a test that sent the action.
  package var callSite: CallSite?
  private nonisolated let wasCancelled = Locked(false)
  private var effects = EffectsInOrder()
  /// The callers of `finish`, each suspended until its continuation is resumed.
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var finished: (@MainActor () -> Void)?

  func add(_ effect: EffectInFlight) {
    effects.insert(effect)
  }

  func remove(_ effect: EffectInFlight) {
    guard effects.remove(effect), effects.isEmpty else { return }
    resume()
    finished?()
  }

  func whenFinished(_ work: @escaping @MainActor () -> Void) {
    if effects.isEmpty { work() } else { finished = work }
  }

  package func finish() async {
    await withTaskCancellationHandler {
      // Again if effects were added before this caller's turn came.
      while !effects.isEmpty { await withCheckedContinuation { waiting.append($0) } }
    } onCancel: {
      requestCancel()
    }
  }

  /// Waits for at most this long.
  ///
  /// - Returns: True if all effects have ended.
  package func finish(within duration: Duration) async -> Bool {
    var isTimeOver = false
    let alarm = Task {
      try? await Task.sleep(for: duration)
      isTimeOver = true
      self.resume()
    }
    defer { alarm.cancel() }
    // The alarm of another waiting caller wakes this one, too.
    while !effects.isEmpty, !isTimeOver {
      await withCheckedContinuation { waiting.append($0) }
    }
    return effects.isEmpty
  }

  private func resume() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  package nonisolated var isCancelled: Bool { wasCancelled.withLock { $0 } }

  /// Cancels now if this is called on the main actor, or else as soon as that is free. Safe to call
  /// from any thread.
  package nonisolated func requestCancel() {
    wasCancelled.withLock { $0 = true }
    if isOnMainActor {
      MainActor.assumeIsolated { cancel() }
    } else {
      Task { await cancel() }
    }
  }

  package func cancel() {
    wasCancelled.withLock { $0 = true }
    for effect in effects { effect.cancel() }
  }
}
