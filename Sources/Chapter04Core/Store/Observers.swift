// A screen that is redrawn at every action is redrawn a thousand times too often. With the macro
// `@ObservableState`, each field of each state gets accessors that register its reads and writes.
// Without the macro, the store can do both: from the key path it knows which field is read, and
// after every action it can compare the field's value. So the state stays a plain struct.
//
// One thing is left out: observing a field of a field by dots. `store.profile.name` observes
// `profile`: Swift reads `profile` from the store, and then the name from that value. With the
// macro, that value would register the read. Here you give the store the whole path:
// `store[\.profile.name]` observes only the name.

/// The fields of one store that were read.
@MainActor
final class ObservedFields {
  private var byPath: [AnyKeyPath: ObservedField] = [:]
  /// The fields that were read since their last change. Their observers wait for the next one.
  private var watched: [ObservedField] = []

  var isWatched: Bool { !watched.isEmpty }

  /// Reads the field at a path, and watches it from now on.
  ///
  /// - Parameters:
  ///   - observers: The observers of the whole state.
  ///   - reader: Returns a function that reads the field. Called only at the field's first read.
  func read<Value>(
    _ path: KeyPath<some Any, Value>,
    for observers: Observers,
    reader: () -> @MainActor () -> Value
  ) -> Value {
    if let field = byPath[path] as? TypedField<Value> { return read(field, for: observers) }
    let field = TypedField(reader())
    byPath[path] = field
    return read(field, for: observers)
  }

  /// Reads a field, and watches it from now on.
  func read<Value>(_ field: TypedField<Value>, for observers: Observers) -> Value {
    field.read {
      if watched.isEmpty { observers.add(self) }
      watched.append(field)
    }
  }

  /// Moves the changed fields out of the watched ones.
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

/// The watched fields of all stores of one state.
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
    // All fields are compared before any observer is notified, because an observer may change the
    // state.
    var changed: [ObservedField] = []
    all.removeAll { store in
      guard let fields = store.fields else { return true }
      fields.takeChanged(into: &changed)
      return !fields.isWatched
    }
    for field in changed { field.notify() }
    always?()
  }
}
