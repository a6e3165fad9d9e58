// A value that two screens show has to be in the state of both, and in step. If you copy it by hand
// on every change, it is out of step the first time you forget. A class in the state would stay in
// step, but no test could compare it. This is a class that is compared, observed and tested as a
// value.
//
// The names are from swift-sharing 2.x. Left out: publishers, and bindings of SwiftUI's; a store
// has those. A `Shared` isn't `Hashable` or `Codable`, since what it would be changes by itself.

import Diagnostics

/// A value that several features share, and that may be kept somewhere.
///
///     @Shared(.fileStorage(url)) var favorites: [Int] = []
///     @Shared(value: 0) var count
///
///     favorites.count                        // reads it
///     $favorites.withLock { $0.append(7) }   // changes it, everywhere
///     Row(isOn: $settings.isOn)              // shares a part of it
///
/// Two with the same key are one value. As part of a feature's state, it is equal to another one if
/// their values are equal. Safe to use from any thread.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value>: Sendable {
  let source: any SharedSource<Value>

  init(source: any SharedSource<Value>) {
    self.source = source
  }

  /// A value that is kept nowhere else. A copy of the `Shared` shares it.
  public init(value: sending Value) {
    source = SharedReference(value)
  }

  /// Shares the value of another one.
  public init(projectedValue: Shared) {
    self = projectedValue
  }

  /// The value in an optional one; nil while there is none.
  ///
  /// If the value disappears later, this keeps showing the last one; a change is then seen only
  /// here.
  public init?(_ base: Shared<Value?>) {
    func open(_ source: some SharedSource<Value?>) -> Shared? {
      SharedUnwrapped(source).map { Shared(source: $0) }
    }
    guard let shared = open(base.source) else { return nil }
    self = shared
  }

  /// The value now. It can't be set: between reading it and setting it somebody else could change
  /// it.
  public var wrappedValue: Value {
    get { source.value }
    @available(*, unavailable, message: "Use '$shared.withLock { $0 = … }' to change it.")
    nonmutating set { withLock { $0 = newValue } }
  }

  public var projectedValue: Shared {
    get { self }
    set { self = newValue }
  }

  /// Changes the value in one step: `$count.withLock { $0 += 1 }`. Others that want to change it
  /// wait; others that read it don't wait, and see it as it was before.
  ///
  /// In a step's closure of a test store it states how the value is expected to change, and changes
  /// nothing.
  ///
  /// - Returns: What the operation returns. If it throws, what it changed before stays.
  @discardableResult
  public func withLock<R>(
    _ operation: (inout Value) throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> R {
    try source.withLock(at: CallSite(fileID, filePath, line, column), operation)
  }
}

extension Shared {
  // Disfavored, both of them: in `.init(row: $rows[0])` the compiler would prefer the path `\.[0]`
  // to the list's own subscript, which finds the row by its id.

  /// A field of it, shared: changing the field changes the whole.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    func open(_ source: some SharedSource<Value>) -> Shared<Member> {
      Shared<Member>(source: SharedMember(base: source, keyPath: keyPath))
    }
    return open(source)
  }

  /// A field of it that can only be read.
  @_disfavoredOverload
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }
}

extension Shared {
  /// Derives a value by a closure, to be read only.
  public func read<Member>(
    _ body: @escaping @Sendable (_ value: Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader(self).read(body)
  }
}

extension Shared: Equatable where Value: Equatable {
  /// Compares the values as they are now. Of a state that a test expects, the left one, it is the
  /// expected value.
  public static func == (left: Shared, right: Shared) -> Bool {
    SharedExpectation.compare(left.source, right.source)
  }
}

extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: Observable {}

extension Shared: CustomStringConvertible, ShownAs {
  public var description: String { source.description }
  /// A failing test shows the value.
  public var shownAs: Any { wrappedValue }
}
