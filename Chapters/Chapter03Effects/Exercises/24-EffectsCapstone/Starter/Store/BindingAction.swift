// A form with twenty fields has twenty actions that do nothing but set one of them, and a reducer
// with twenty cases to match. One action can say it for all: which field, and its new value.

/// Sets one field of the state.
///
///     enum FormAction {
///       case binding(BindingAction<FormState>)
///       case saveTapped
///     }
///     let name = viewStore.binding(get: \.name, send: { .binding(.set(\.name, $0)) })
public struct BindingAction<Root>: Equatable {
  /// Which field.
  public let keyPath: PartialKeyPath<Root>
  let set: (inout Root) -> Void
  private let value: Any
  private let isValue: (Any) -> Bool

  /// Sets the field at `keyPath` to a value.
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value
  ) -> BindingAction {
    BindingAction(
      keyPath: keyPath,
      set: { $0[keyPath: keyPath] = value },
      value: value,
      isValue: { $0 as? Value == value }
    )
  }

  /// Whether both set the same field to equal values.
  public static func == (left: BindingAction, right: BindingAction) -> Bool {
    left.keyPath == right.keyPath && left.isValue(right.value)
  }

  /// Matches a field in a switch: `case .binding(\.name): …`
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: BindingAction)
    -> Bool
  {
    action.keyPath == keyPath
  }
}

extension Reducer {
  /// Carries out binding actions, then runs this reducer, which finds the field set and can react.
  public func binding(action: CasePath<Action, BindingAction<State>>) -> Reducer {
    Reducer { state, anyAction, environment in
      action.extract(from: anyAction)?.set(&state)
      return run(&state, anyAction, environment)
    }
  }
}
