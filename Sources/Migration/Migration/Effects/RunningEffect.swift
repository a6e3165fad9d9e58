// An effect of one style, running in a store of the other. It starts immediately, and the receiver
// of its actions is known only later. The naive form loses what it sends in between, or delivers it
// after what it sends later.

import Chapter04Modern

/// One effect in flight, between where it runs and the store that gets its actions.
///
/// What it sends before there is a receiver is kept. Used by one thread at a time, the store's,
/// except that it may be dropped on any.
final class RunningEffect<Action>: @unchecked Sendable {
  private var early: [Action] = []
  private var receive: ((Action) -> Void)?
  private var complete: (() -> Void)?
  private var stop: (() -> Void)?
  private(set) var isOver = false
  private var isCancelled = false

  /// Hands an action on, or keeps it until somebody receives.
  func deliver(_ action: Action) {
    if isOver { return }
    if let receive { receive(action) } else { early.append(action) }
  }

  /// The effect has ended by itself.
  func end() {
    if isOver { return }
    isOver = true
    let complete = complete
    (self.complete, receive, stop) = (nil, nil, nil)
    complete?()
  }

  /// Ends the effect. Nothing is received afterwards.
  func cancel() {
    let stop = stop
    isCancelled = true
    early = []
    end()
    stop?()
  }

  /// Says how the effect is stopped; nothing is to be done if it is over.
  func onStop(_ stop: @escaping () -> Void) {
    if !isOver { self.stop = stop }
  }

  /// What was sent immediately, in order.
  func takeEarly() -> [Action] {
    defer { early = [] }
    return early
  }

  /// Receives everything from now on, and what was kept.
  func receive(_ receive: @escaping (Action) -> Void, complete: @escaping () -> Void) {
    while !isCancelled, !early.isEmpty { receive(early.removeFirst()) }
    if isOver { return complete() }
    (self.receive, self.complete) = (receive, complete)
  }

  deinit {
    stop?()
  }
}

extension RunningEffect {
  /// Returns when the effect has ended. If the task is cancelled, the effect is, too.
  @MainActor
  func forward(to send: Send<Action>) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        receive { action in
          nonisolated(unsafe) let action = action
          MainActor.assumeIsolated { send(action) }
        } complete: {
          continuation.resume()
        }
      }
    } onCancel: {
      // Cancelled from the main actor, it ends before anything else can happen.
      if isOnMainActor { cancel() } else { Task { @MainActor in self.cancel() } }
    }
  }
}
