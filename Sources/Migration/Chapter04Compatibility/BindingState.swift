// Through a binding action anyone may set any field of a feature, even one that only its reducer
// should set. This mark says which fields are meant. The public library demanded it before its
// macro did the same.

import Chapter04Modern

/// Marks a field of the state that binding actions may set: `.binding(.set(\.$name, "Blob"))`.
///
/// `name` is the value, and `$name` leads to it in binding actions: `case .binding(\.$name):`. A
/// field without the mark can be bound, too, by `\.name`.
@propertyWrapper
public struct BindingState<Value> {
  /// The value of the field.
  public var wrappedValue: Value

  /// A field with a first value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// What a binding action's key path leads to.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}

extension BindingState: Decodable where Value: Decodable {
  /// Decodes the value alone.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

extension BindingState: Encodable where Value: Encodable {
  /// Encodes the value alone.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

// To the library a marked field is the value in it: the action's key path goes one step further.
extension BindingAction {
  /// The action that sets a field marked as `@BindingState` to a value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    .set(keyPath.appending(path: \.wrappedValue), value)
  }

  /// Whether an action is about this field, for `switch`.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, BindingState<Value>>,
    action: Self
  ) -> Bool {
    keyPath.appending(path: \.wrappedValue) ~= action
  }
}

extension BindingAction.AllCasePaths {
  /// A marked field as a case: `store.send(\.binding.$name, "Blob")`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
  ) -> AnyCasePath<BindingAction, Value> {
    self[dynamicMember: keyPath.appending(path: \.wrappedValue)]
  }
}

extension BindableAction {
  /// Short for `.binding(.set(keyPath, value))`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
