// A form with ten fields needs ten actions that say nothing but "this field is now that". One action can
// say it for all of them: it carries the key path and the value.

import Diagnostics

/// A change of one field, as an action: `.set(\.name, "Blob")`.
///
/// Which field it was, a `switch` finds out: `case .binding(\.name):`.
public struct BindingAction<Root>: Equatable, @unchecked Sendable {
  // A key path is immutable, and the value is sendable: see `set`.
  public let keyPath: PartialKeyPath<Root>
  let set: (inout Root) -> Void
  let value: Any
  private let isEqual: (Any) -> Bool

  /// The action that sets a field to a value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value
  ) -> Self {
    Self(
      keyPath: keyPath,
      set: { $0[keyPath: keyPath] = value },
      value: value,
      isEqual: { $0 as? Value == value }
    )
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.keyPath == right.keyPath && left.isEqual(right.value)
  }

  /// Whether an action is about this field, for `switch`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    keyPath == action.keyPath
  }
}

extension BindingAction: CustomDebugStringConvertible {
  public var debugDescription: String { ".set(\(keyPath), \(describe(value)))" }
}

/// Actions with a case for bindings: `case binding(BindingAction<State>)`.
public protocol BindableAction<State> {
  associatedtype State

  /// The case itself.
  static func binding(_ action: BindingAction<State>) -> Self
  /// What is bound in this action, nil if it is another case.
  ///
  /// There is one that finds it by `Mirror`, which takes about a microsecond. An enum that has case paths
  /// may return `self[case: \.binding]`.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  public var binding: BindingAction<State>? {
    guard let child = Mirror(reflecting: self).children.first, child.label == "binding" else {
      return nil
    }
    return child.value as? BindingAction<State>
  }
}

/// Sets the fields that binding actions name. Above the feature's own reducer, which then sees the new
/// values and may correct them.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: _Operator
where State == ViewAction.State {
  @usableFromInline let toViewAction: (Action) -> ViewAction?

  /// For actions that are bindable themselves.
  @inlinable
  public init() where Action == ViewAction {
    self.toViewAction = { $0 }
  }

  /// For actions one case of which holds the bindable ones.
  @inlinable
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
    self.toViewAction = AnyCasePath(toViewAction).extractValue
  }

  public func _function() -> _ReducerFunction<State, Action> {
    let toViewAction = toViewAction
    return { state, action in
      toViewAction(action)?.binding?.set(&state)
      return .none
    }
  }
}

extension Store where Action: BindableAction, Action.State == State {
  /// A field of the state that can be set: to set it sends a binding action.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get {
      observe(keyPath)
      return core.state[keyPath: keyPath]
    }
    set { send(.binding(.set(keyPath, newValue))) }
  }
}
