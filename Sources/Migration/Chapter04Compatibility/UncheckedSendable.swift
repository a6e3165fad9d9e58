// Some types may be used from any thread and don't say so. A type that you know well can be
// wrapped, where `@preconcurrency import` would silence the compiler about a whole module.
//
// The name is from swift-concurrency-extras 1.x.

/// Makes a value sendable, unchecked: that it may be used from any thread is a promise of the
/// code that writes this.
// Unchecked: that is what it is for.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value itself.
  public var value: Value

  /// Makes a value sendable.
  public init(_ value: Value) {
    self.value = value
  }

  /// Makes a property's value sendable.
  public init(wrappedValue: Value) {
    self.value = wrappedValue
  }

  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: AsyncSequence where Value: AsyncSequence {
  public typealias Element = Value.Element

  public func makeAsyncIterator() -> Value.AsyncIterator {
    value.makeAsyncIterator()
  }
}
