// `withObservationTracking` begins to observe when its closure has returned. If the closure itself
// sends an action, the change comes too early: the observer would miss it, and because the field is
// then no longer watched, all later changes, too. So the observers are notified after the closure
// has returned.

import Observation

/// The closures that `track` is running.
@MainActor
enum Tracking {
  /// Their number: one may run another.
  private static var depth = 0
  /// The states that have changed in the meantime.
  private static var changed: [any AnyRootCore] = []

  static var isOn: Bool { depth > 0 }

  /// Notifies the observers of a state after the closures have returned.
  static func notifyAfterwards(_ root: any AnyRootCore) {
    if !changed.contains(where: { $0 === root }) { changed.append(root) }
  }

  /// Runs a closure, and calls `onChange` once when something that the closure has read changes.
  static func track(
    _ apply: @MainActor () -> Void,
    onChange: @escaping @Sendable () -> Void
  ) {
    let isDue = Locked(true)
    @Sendable func changeOnce() {
      let isFirst = isDue.withLock { isDue in
        defer { isDue = false }
        return isDue
      }
      if isFirst { onChange() }
    }
    let sharedReads = SharedReads()
    depth += 1
    SharedReads.$current.withValue(sharedReads) {
      withObservationTracking(apply, onChange: changeOnce)
    }
    depth -= 1
    if sharedReads.haveChanged { changeOnce() }
    guard depth == 0, !changed.isEmpty else { return }
    let roots = changed
    changed = []
    for root in roots { root.notify() }
  }
}
