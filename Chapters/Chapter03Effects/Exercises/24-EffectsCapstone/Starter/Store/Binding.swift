// A text field or a switch wants to read a value and write it. Handed the state itself, it would
// write past the reducer.

/// Reads and writes a value that something else holds. The name is SwiftUI's.
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A binding that reads and writes by these functions, every time it is used.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value. Reading and writing it call the two functions.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

extension ViewStore {
  /// A value of the state that is written by sending an action. What it reads afterwards is what
  /// the reducer made of it.
  ///
  ///     let name = viewStore.binding(get: \.name, send: FormAction.nameChanged)
  ///     name.wrappedValue = "Blob"  // viewStore.send(.nameChanged("Blob"))
  ///
  /// It keeps the view store.
  public func binding<Value>(
    get: @escaping (State) -> Value,
    send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(
      get: { get(self.state) },
      set: { value in self.send(action(value)) }
    )
  }

  /// A value of the state for which every write means the same: that a sheet was dismissed.
  public func binding<Value>(
    get: @escaping (State) -> Value,
    send action: Action
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }
}
