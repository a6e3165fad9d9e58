// A closure observes what it has read only when it has returned. A change before that, because the
// closure itself sends an action, would be missed, and the observation would silently end there.

import Observation

/// The closures that are observing right now.
@MainActor
enum Tracking {
  private static var depth = 0
  private static var changed: [any Root] = []

  static var isOn: Bool { depth > 0 }

  /// Notifies the observers of a state when the closures have returned.
  static func notifyAfterwards(_ root: any Root) {
    if !changed.contains(where: { $0 === root }) { changed.append(root) }
  }

  /// Runs a closure, and calls `onChange` once when something that it has read changes.
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
