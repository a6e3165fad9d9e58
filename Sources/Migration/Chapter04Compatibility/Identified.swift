// A list by identity needs elements with an id, and a value doesn't always have one.
//
// The name is from swift-identified-collections 1.x.

/// A value and an id for it: `Identified("Blob", id: 1)`.
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  public let id: ID
  /// The value itself. Its fields are fields of this, too.
  public var value: Value

  /// Gives `value` an id.
  public init(_ value: Value, id: ID) {
    self.value = value
    self.id = id
  }

  /// Gives `value` an id made from it: `Identified(url, id: \.path)`.
  public init(_ value: Value, id: (Value) -> ID) {
    self.init(value, id: id(value))
  }

  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }

  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
