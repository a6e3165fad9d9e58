// A screen that is drawn again at every action draws a thousand times too often. With the macro
// `@ObservableState`, each field of each state gets accessors that say when it is read and written.
// Without it, the store can do both: it sees which field is read, by the key path it is asked for,
// and it can compare the field's value after every action. So the state stays a plain struct.
//
// What was left out: fields of fields. `store.profile.name` observes `profile`; with the macro, it
// would be `name` alone. `store.scope(state: \.profile, …).name` observes the name.

import Observation

/// The stores that somebody observes, in the order in which that began.
@MainActor
@usableFromInline
final class Observers {
  private var all: [Weak] = []

  private struct Weak {
    weak var fields: ObservedFields?
  }

  var areThere: Bool { !all.isEmpty }

  func add(_ fields: ObservedFields) {
    if fields.isListed { return }
    fields.isListed = true
    all.append(Weak(fields: fields))
  }

  func notify() {
    var index = 0
    var hasEnded = false
    // Those who are notified may read other stores, and so add to the list.
    while index < all.count {
      if all[index].fields?.notify() != true { hasEnded = true }
      index += 1
    }
    guard hasEnded else { return }
    all.removeAll { observer in
      guard let fields = observer.fields else { return true }
      fields.isListed = !fields.isEmpty
      return fields.isEmpty
    }
  }
}

/// A closure observes what it has read only when it has returned. What changes before, since the
/// closure itself sends an action, is notified afterwards; else its observation would end there,
/// without a word.
@MainActor
enum Tracking {
  private static var depth = 0
  private static var changed: [any Root] = []

  static var isOn: Bool { depth > 0 }

  static func notifyAfterwards(_ root: any Root) {
    if !changed.contains(where: { $0 === root }) { changed.append(root) }
  }

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

/// The fields of one store that were read where observation might be on, with the values they had.
@MainActor
final class ObservedFields: Observable {
  private let registrar = ObservationRegistrar()
  private var observed: Set<AnyKeyPath> = []
  /// In the order in which they were first read.
  private var inOrder: [(field: AnyKeyPath, hasChanged: () -> Bool)] = []
  /// Whether the store's observers have this.
  var isListed = false

  var isEmpty: Bool { inOrder.isEmpty }

  /// One property for each field, for the registrar.
  nonisolated subscript(_: AnyKeyPath) -> Void { () }

  /// Notes that a field is read.
  /// - Parameter read: The field as it is when it is called.
  // snippet.access
  func access<Value>(_ field: AnyKeyPath, _ read: @escaping () -> Value) {
    registrar.access(self, keyPath: \.[field])
    // The value is that of the last notification, else the field would not be here any more.
    if observed.insert(field).inserted {
      let isEqual = comparison(with: read())
      inOrder.append((field, { !isEqual(read()) }))
    }
  }
  // snippet.end

  /// Notifies those who observe a field that has changed. They observe again when they read it
  /// again.
  /// - Returns: Whether there are fields left.
  // snippet.notify
  func notify() -> Bool {
    var changed: [AnyKeyPath] = []
    for index in inOrder.indices where inOrder[index].hasChanged() {
      changed.append(inOrder[index].field)
    }
    if changed.isEmpty { return !isEmpty }
    observed.subtract(changed)
    inOrder.removeAll { !observed.contains($0.field) }
    for field in changed { registrar.withMutation(of: self, keyPath: \.[field]) {} }
    return !isEmpty
  }
  // snippet.end
}

// It says so by its fields: `@Bindable var store`, and `$store.name` in a screen, ask for it.
extension Store: Observable {}

extension Store {
  /// Notes that a field is read, for whoever observes.
  func observe<Value>(_ field: KeyPath<State, Value>) {
    let fields = observed ?? ObservedFields()
    observed = fields
    let core = core
    fields.access(field) { core.state()[keyPath: field] }
    core.root.observers.add(fields)
  }
}

/// Whether another value equals this one; never, if such values can't be compared.
private func comparison<Value>(with value: Value) -> (Value) -> Bool {
  func comparison<E: Equatable>(with value: E) -> (Value) -> Bool {
    { value == ($0 as? E) }
  }
  guard let value = value as? any Equatable else { return { _ in false } }
  return comparison(with: value)
}

/// Runs a closure now, and again whenever something that it read has changed, until the token is
/// dropped or cancelled.
///
///     let token = observe { label.text = "\(store.count)" }
///
/// It is what a screen does that isn't drawn by SwiftUI. Several changes in a row lead to one call;
/// it comes in a turn of the main actor's own.
///
/// The name is from the Composable Architecture's support for UIKit.
@MainActor
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  let token = ObserveToken()
  track(apply, until: token)
  return token
}

@MainActor
private func track(_ apply: @escaping @MainActor @Sendable () -> Void, until token: ObserveToken) {
  Tracking.track(apply) { [weak token] in
    Task { @MainActor in
      if let token, !token.isCancelled { track(apply, until: token) }
    }
  }
}

/// Ends an observation when it is cancelled or dropped.
@MainActor
public final class ObserveToken {
  fileprivate var isCancelled = false

  /// No more calls after this one.
  public func cancel() {
    isCancelled = true
  }
}
