// A screen that is redrawn at every action is redrawn a thousand times too often. With the macro
// `@ObservableState`, each field of each state gets accessors that say when it is read and written.
// Without it, the store can do both: it sees which field is read, by the key path it is asked for,
// and it can compare the field's value after every action. So the state stays a plain struct.
//
// One thing is left out: observing a field of a field by dots. `store.profile.name` observes
// `profile`: Swift asks the store for `profile`, and the value that it gets for its name. With the
// macro, that value would know that it is read. Here you ask the store for the whole path:
// `store[\.profile.name]` observes only the name.

/// The fields of one store that were read.
@MainActor
final class ObservedFields {
  private var known: [AnyKeyPath: ObservedField] = [:]
  /// Those whose changes an observer waits for.
  private var watched: [ObservedField] = []

  var isWatched: Bool { !watched.isEmpty }

  /// Reads the field at a path, and watches it from now on.
  ///
  /// - Parameters:
  ///   - observers: Those of the whole state.
  ///   - reader: Returns a function that reads the field.
  func read<Value>(
    _ path: KeyPath<some Any, Value>,
    for observers: Observers,
    reader: () -> @MainActor () -> Value
  ) -> Value {
    if let field = known[path] as? TypedField<Value> { return read(field, for: observers) }
    let field = TypedField(reader())
    known[path] = field
    return read(field, for: observers)
  }

  /// Reads a field, and watches it from now on.
  func read<Value>(_ field: TypedField<Value>, for observers: Observers) -> Value {
    field.read {
      if watched.isEmpty { observers.add(self) }
      watched.append(field)
    }
  }

  /// Moves the fields that have changed from the watched ones to the others.
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

/// The stores that have watched fields.
@MainActor
package final class Observers {
  private struct Weak {
    weak var fields: ObservedFields?
  }

  private var all: [Weak] = []

  /// Called at each notification, even if no field has changed.
  var always: (@MainActor () -> Void)?

  var isEmpty: Bool { all.isEmpty && always == nil }

  func add(_ fields: ObservedFields) {
    all.append(Weak(fields: fields))
  }

  /// Notifies the observers of each field that has changed. To be notified of its next change, they
  /// read the field again.
  func notify() {
    // All fields are compared before any observer is notified, because that may change the state.
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
