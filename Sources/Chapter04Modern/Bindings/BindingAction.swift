// A form with ten fields needs ten actions that only say "this field is now that". One action can
// say it for all of them, with the key path and the value.

import Diagnostics

/// A change of one field, as an action: `.set(\.name, "Blob")`.
///
/// A `switch` can match the field: `case .binding(\.name):`.
// Unchecked: a key path is immutable, and the value is sendable: see `set`.
public struct BindingAction<Root>: Equatable, @unchecked Sendable {
  /// The field to set.
  public let keyPath: PartialKeyPath<Root>
  let set: (inout Root) -> Void
  let value: Any
  let isEqual: (Any) -> Bool

  /// An action that sets a field to a value.
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

  /// Matches an action that sets this field, in a `switch`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    keyPath == action.keyPath
  }
}

/// Each field of the state is a case: `store.send(\.binding.name, "Blob")`.
extension BindingAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    @_disfavoredOverload
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      let sendable = SendableKeyPath(keyPath)
      return AnyCasePath(
        embed: { .set(sendable.path, $0) },
        extract: { $0.keyPath == sendable.path ? $0.value as? Value : nil },
        names: [String("\(keyPath)".drop { $0 != "." }.dropFirst())]
      )
    }
  }
}

extension BindingAction: CustomDebugStringConvertible {
  public var debugDescription: String { ".set(\(keyPath), \(describe(value)))" }
}

/// Actions with a case for bindings: `case binding(BindingAction<State>)`.
///
/// The feature's body needs a ``BindingReducer``. Without it, a binding action is reported as an
/// issue and changes nothing.
public protocol BindableAction<State>: _HandledAction {
  associatedtype State

  /// The case itself.
  static func binding(_ action: BindingAction<State>) -> Self
  /// The binding action in this action; nil if this is another case.
  ///
  /// The default implementation finds it with `Mirror`, which takes about a microsecond. An enum
  /// that has case paths can return `self[case: \.binding]`.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  public var _unhandled: String? {
    guard binding != nil else { return nil }
    return """
      A binding action was not handled:

        Action:
          \(describe(self))

      It changed nothing: the body of the feature with these actions has no "BindingReducer".

      To fix this, invoke "BindingReducer()" from the feature reducer's "body", above the reducers that \
      want to see the new value.
      """
  }

  public var binding: BindingAction<State>? {
    guard let child = Mirror(reflecting: self).children.first, child.label == "binding" else {
      return nil
    }
    return child.value as? BindingAction<State>
  }
}

extension BindableAction {
  /// Short for `.binding(.set(keyPath, value))`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>,
    _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
