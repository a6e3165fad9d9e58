// A screen that is redrawn at every action is drawn a thousand times too often. With the macro
// `@ObservableState`, each field of each state gets accessors that say when it is read and written.
// Without it, the store can do both: it sees which field is read, by the key path it is asked for,
// and it can compare the field's value after every action. So the state stays a plain struct.
//
// One thing is left out: observing a field of a field by dots. `store.profile.name` observes
// `profile`: Swift asks the store for `profile`, gets a value, and asks that value for its name,
// without the store. With the macro, the value itself would know who reads it. A store could return
// something that goes on recording the path instead of the value, but then `let profile =
// store.profile` would not be a profile. So you give the store a longer path as a whole:
// `store[\.profile.name]` observes only the name, and costs as much as any field.

import Observation

/// The stores that are observed, in the order in which their observation began.
@MainActor
@usableFromInline
final class Observers {
  private var all: [Weak] = []
  /// How many of them have no field any more of which somebody waits for a change. They stay, since
  /// most are read again.
  private var idle = 0

  private final class Weak {
    @exclusivity(unchecked) private(set) weak var fields: ObservedFields?

    init(fields: ObservedFields) { self.fields = fields }
  }

  /// Called whenever others are notified, and if there are none.
  var always: (@MainActor () -> Void)?

  var areThere: Bool { all.count > idle || always != nil }

  /// Looks for changes of a field from now on.
  @usableFromInline
  func watch(_ field: ObservedField, of fields: ObservedFields) {
    if !fields.isListed {
      fields.isListed = true
      all.append(Weak(fields: fields))
    } else if fields.isIdle {
      idle -= 1
    }
    fields.watch(field)
  }

  /// Notifies the observers of each field that has changed. They observe it again when they read it
  /// again.
  func notify(of root: any Root) {
    var changed: [ObservedField] = []
    var haveGone = false
    let all = all
    // The state is read once for all fields. Nobody is notified in the meantime, because an
    // observer may change it.
    root.read { whole in
      for observer in all {
        guard let fields = observer.fields else {
          haveGone = true
          continue
        }
        if fields.isIdle { continue }
        fields.takeChanged(in: whole, to: &changed)
        if fields.isIdle { idle += 1 }
      }
    }
    if haveGone || idle > 16 && idle > all.count / 2 { forget() }
    for field in changed { field.notify() }
    always?()
  }

  private func forget() {
    all.removeAll { observer in
      guard let fields = observer.fields else { return true }
      fields.isListed = !fields.isIdle
      return fields.isIdle
    }
    idle = 0
  }
}

/// A closure observes what it has read only when it has returned. A change before that, because the
/// closure itself sends an action, is notified afterwards; otherwise the observation would silently
/// end there.
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

/// One field of a store that was read where observation might be on.
@usableFromInline
class ObservedField: Observable {
  let path: AnyKeyPath
  /// Whether a field differs from when it was last read.
  let hasChanged: (_ field: ObservedField, _ whole: UnsafeRawPointer) -> Bool
  private let registrar = ObservationRegistrar()
  /// Whether its changes are looked for.
  @exclusivity(unchecked) @usableFromInline var isWatched = false

  @usableFromInline
  init(
    _ path: AnyKeyPath,
    hasChanged: @escaping (_ field: ObservedField, _ whole: UnsafeRawPointer) -> Bool
  ) {
    self.path = path
    self.hasChanged = hasChanged
  }

  /// For the registrar, to which each property has a key path. There is one object for each field,
  /// so that this path is a constant.
  private var field: Void { () }

  /// Notes that the field is read, for the closure that observes, if one does.
  @usableFromInline
  final func access() { registrar.access(self, keyPath: \.field) }

  /// Notifies its observers. They observe it again when they read it again.
  final func notify() { registrar.withMutation(of: self, keyPath: \.field) {} }
}

/// The same, with its type.
@usableFromInline
final class TypedField<Value>: ObservedField {
  @usableFromInline let reader: StateReader<Value>
  /// The value when the field was read, and nobody looked for its changes yet.
  @exclusivity(unchecked) @usableFromInline var last: Value
  @usableFromInline let areEqual: ((UnsafePointer<Value>, UnsafePointer<Value>) -> Bool)?

  @inlinable
  init(_ path: AnyKeyPath, _ reader: StateReader<Value>, now: Value) {
    self.reader = reader
    last = now
    areEqual = equality(of: Value.self)
    super.init(path) { field, whole in
      unsafeDowncast(field, to: TypedField.self).differs(in: whole)
    }
  }

  /// Whether the value differs; always true if such values can't be compared.
  @inlinable
  func differs(in whole: UnsafeRawPointer) -> Bool {
    guard let areEqual else { return true }
    var isEqual = false
    reader.read(in: whole) { now in
      lend(&last) { isEqual = areEqual($0.assumingMemoryBound(to: Value.self), now) }
    }
    return !isEqual
  }
}

/// Compares two values of a type; nil, if it can't.
@usableFromInline
func equality<Value>(
  of _: Value.Type
) -> ((UnsafePointer<Value>, UnsafePointer<Value>) -> Bool)? {
  func equality<E: Equatable>(
    _: E.Type
  ) -> (UnsafePointer<Value>, UnsafePointer<Value>) -> Bool {
    // `E` is `Value`, now known to be comparable.
    { left, right in
      UnsafeRawPointer(left).assumingMemoryBound(to: E.self).pointee
        == UnsafeRawPointer(right).assumingMemoryBound(to: E.self).pointee
    }
  }
  guard let type = Value.self as? any Equatable.Type else { return nil }
  return equality(type)
}

/// The fields of one store that were read.
@MainActor
@usableFromInline
final class ObservedFields {
  private var known: [ObservedField] = []
  /// In the order in which they were first read.
  @exclusivity(unchecked) private var watched: [ObservedField] = []
  /// Whether the store's observers have this.
  var isListed = false

  var isIdle: Bool { watched.isEmpty }

  @usableFromInline init() {}

  /// The field at that path, if it was read before. Mostly the path is the very same object, since
  /// it is written once.
  @usableFromInline
  func field(_ path: AnyKeyPath) -> ObservedField? {
    for field in known where field.path === path { return field }
    return known.first { $0.path == path }
  }

  @usableFromInline
  func add(_ field: ObservedField) { known.append(field) }

  func watch(_ field: ObservedField) {
    field.isWatched = true
    watched.append(field)
  }

  /// Takes out the fields that have changed.
  // snippet.takeChanged
  func takeChanged(in whole: UnsafeRawPointer, to changed: inout [ObservedField]) {
    let count = changed.count
    for field in watched where field.hasChanged(field, whole) {
      field.isWatched = false
      changed.append(field)
    }
    if changed.count > count { watched.removeAll { !$0.isWatched } }
  }
  // snippet.end
}

// It says so by its fields: `@Bindable var store`, and `$store.name` in a screen, ask for it.
extension Store: Observable {}

extension Store {
  /// Reads a field, and notes that it is read.
  @inlinable
  func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    let field: TypedField<Value>
    if let known = observed?.field(path) {
      field = unsafeDowncast(known, to: TypedField<Value>.self)
    } else {
      field = makeField(path)
      observedFields.add(field)
    }
    observe(field)
    return core.read(field.reader)
  }

  /// Notes that a field is read, for the observers.
  // snippet.access
  @inlinable
  func observe<Value>(_ field: TypedField<Value>) {
    field.access()
    if field.isWatched { return }
    // The value is that of the last notification; otherwise the field would still be watched.
    field.last = core.read(field.reader)
    core.root.observers.watch(field, of: observedFields)
  }
  // snippet.end

  @inlinable
  func makeField<Value>(_ path: KeyPath<State, Value>) -> TypedField<Value> {
    let reader = core.reader.part(path)
    return TypedField(path, reader, now: core.read(reader))
  }

  @usableFromInline
  var observedFields: ObservedFields {
    if let observed { return observed }
    let fields = ObservedFields()
    observed = fields
    return fields
  }
}

/// Runs a closure now, and again whenever something that it read has changed, until the token is
/// dropped or cancelled.
///
///     let token = observe { label.text = "\(store.count)" }
///
/// Use it for a screen that isn't drawn by SwiftUI. Several changes in a row lead to one call,
/// which comes in a separate turn of the main actor.
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

extension Store {
  /// Calls a function whenever this store has handled actions, or one of its parts has. For the
  /// adapters to another style, which hand on what an effect has sent. There is one such function.
  @_spi(Adapters) public func afterHandling(_ work: @escaping @MainActor () -> Void) {
    core.root.observers.always = work
  }
}
