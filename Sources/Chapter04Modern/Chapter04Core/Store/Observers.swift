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

/// The fields of one store that were read.
@MainActor
final class ObservedFields {
  private var known: [AnyKeyPath: ObservedField] = [:]
  private var watched: [ObservedField] = []

  var isWatched: Bool { !watched.isEmpty }

  /// Reads the field at a path, and looks for its changes from now on.
  func read<Value>(
    _ path: KeyPath<some Any, Value>,
    for observers: Observers,
    reader: () -> @MainActor () -> Value
  ) -> Value {
    if let field = known[path] {
      // The path has its type. To check it would take a fifth of the whole reading.
      return read(unsafeDowncast(field, to: TypedField<Value>.self), for: observers)
    }
    let field = TypedField(reader())
    known[path] = field
    return read(field, for: observers)
  }

  /// Reads a field, and looks for its changes from now on.
  func read<Value>(_ field: TypedField<Value>, for observers: Observers) -> Value {
    field.read {
      if watched.isEmpty { observers.add(self) }
      watched.append(field)
    }
  }

  /// Takes out the fields that have changed.
  // snippet.takeChanged
  func takeChanged(into changed: inout [ObservedField]) {
    watched.removeAll { field in
      guard field.hasChanged() else { return false }
      field.isWatched = false
      changed.append(field)
      return true
    }
  }
  // snippet.end
}

/// The stores of which a field is observed.
@MainActor
final class Observers {
  private struct Weak {
    weak var fields: ObservedFields?
  }

  private var all: [Weak] = []

  /// Called whenever others are notified, and if there are none.
  var always: (@MainActor () -> Void)?

  var isEmpty: Bool { all.isEmpty && always == nil }

  func add(_ fields: ObservedFields) {
    all.append(Weak(fields: fields))
  }

  /// Notifies the observers of each field that has changed. They observe it again when they read it
  /// again.
  func notify() {
    // First all are compared, then all are notified, because an observer may change the state.
    var changed: [ObservedField] = []
    all.removeAll { observer in
      guard let fields = observer.fields else { return true }
      fields.takeChanged(into: &changed)
      return !fields.isWatched
    }
    for field in changed { field.notify() }
    always?()
  }
}
