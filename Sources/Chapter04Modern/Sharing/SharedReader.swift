// Most code that shows a value doesn't change it, and its type can say so.

import Diagnostics

/// A read-only shared value. See ``Shared``.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value>: Sendable {
  let source: any SharedSource<Value>

  init(source: any SharedSource<Value>) {
    self.source = source
  }

  /// A value that never changes.
  public init(value: sending Value) {
    source = SharedReference(value)
  }

  /// Creates a value that never changes: `Row(count: .constant(7))`.
  public static func constant(_ value: sending Value) -> Self {
    Self(value: value)
  }

  public init(projectedValue: SharedReader) {
    self = projectedValue
  }

  /// Shares the value of `base`, read-only.
  public init(_ base: Shared<Value>) {
    source = base.source
  }

  /// The value in a shared optional; nil if that is nil now.
  public init?(_ base: SharedReader<Value?>) {
    func open(_ source: some SharedSource<Value?>) -> SharedReader? {
      SharedUnwrapped(source).map { SharedReader(source: $0) }
    }
    guard let shared = open(base.source) else { return nil }
    self = shared
  }

  /// The current value.
  public var wrappedValue: Value { source.value }

  public var projectedValue: SharedReader {
    get { self }
    set { self = newValue }
  }

  /// A field, shared.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    let keyPath = SendableKeyPath(keyPath)
    return read { $0[keyPath: keyPath.path] }
  }

  /// Derives a value with a closure: `$rows.read { $0.filter(\.isOn).count }`.
  public func read<Member>(
    _ body: @escaping @Sendable (_ value: Value) -> Member
  ) -> SharedReader<Member> {
    func open(_ source: some SharedSource<Value>) -> SharedReader<Member> {
      SharedReader<Member>(source: SharedReading(base: source, read: body))
    }
    return open(source)
  }
}

extension SharedReader: Equatable where Value: Equatable {
  public static func == (left: SharedReader, right: SharedReader) -> Bool {
    SharedExpectation.compare(left.source, right.source)
  }
}

extension SharedReader: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Observable {}

extension SharedReader: CustomStringConvertible, ShownAs {
  public var description: String {
    "SharedReader\(source.description.dropFirst("Shared".count))"
  }
  /// A failing test shows the value.
  public var shownAs: Any { wrappedValue }
}
