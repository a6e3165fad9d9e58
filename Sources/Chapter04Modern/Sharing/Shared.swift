// A value that two screens show must be in both their states, and in step. If you copy it by hand
// on every change, it is out of step the first time you forget. A class in the state would stay in
// step, but no test could compare it. This is a class that is compared, observed and tested like a
// value.
//
// The names are from swift-sharing 2.x. Left out: publishers, and SwiftUI bindings; a store has
// those. A `Shared` isn't `Hashable` or `Codable`, because its value can change at any time.

import Diagnostics

/// A value that several features share, and that may be stored somewhere.
///
///     @Shared(.fileStorage(url)) var favorites: [Int] = []
///     @Shared(value: 0) var count
///
///     favorites.count                        // reads it
///     $favorites.withLock { $0.append(7) }   // changes it, everywhere
///     Row(isOn: $settings.isOn)              // shares a part of it
///
/// Two with the same key share one value. In a feature's state, a `Shared` is equal to another one
/// if their values are equal. Safe to use from any thread.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value>: Sendable {
  let source: any SharedSource<Value>

  init(source: any SharedSource<Value>) {
    self.source = source
  }

  /// A value that isn't stored anywhere. A copy of the `Shared` shares it.
  public init(value: sending Value) {
    source = SharedReference(value)
  }

  /// Shares the value of another `Shared`.
  public init(projectedValue: Shared) {
    self = projectedValue
  }

  /// The value in a shared optional; nil if that is nil now.
  ///
  /// If the optional becomes nil later, this keeps its last value; a change then affects only that
  /// last value.
  public init?(_ base: Shared<Value?>) {
    func open(_ source: some SharedSource<Value?>) -> Shared? {
      SharedUnwrapped(source).map { Shared(source: $0) }
    }
    guard let shared = open(base.source) else { return nil }
    self = shared
  }

  /// The value in a shared optional, or else this one.
  init(_ base: Shared<Value?>, last value: Value) {
    func open(_ source: some SharedSource<Value?>) -> Shared {
      Shared(source: SharedUnwrapped(source, last: value))
    }
    self = open(base.source)
  }

  /// The current value. You can't set it: other code could change it between your read and your
  /// write.
  public var wrappedValue: Value {
    get { source.value }
    @available(*, unavailable, message: "Use '$shared.withLock { $0 = … }' to change it.")
    nonmutating set { withLock { $0 = newValue } }
  }

  public var projectedValue: Shared {
    get { self }
    set { self = newValue }
  }

  /// Changes the value in one step: `$count.withLock { $0 += 1 }`. Other code that changes the
  /// value waits; code that reads it doesn't wait, and still sees the old value.
  ///
  /// In the closure of a test store's step, this states the expected change, and changes nothing.
  ///
  /// - Returns: What the operation returns. If it throws, its changes so far remain.
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
  // Both are disfavored: in `.init(row: $rows[0])`, the compiler would prefer the path `\.[0]` to
  // the list's own subscript, which finds the row by its id.

  /// A field, shared: changing it changes the whole.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    func open(_ source: some SharedSource<Value>) -> Shared<Member> {
      Shared<Member>(source: SharedMember(base: source, keyPath: keyPath))
    }
    return open(source)
  }

  /// A field, read-only.
  @_disfavoredOverload
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }
}

extension Shared {
  /// Derives a read-only value with a closure.
  public func read<Member>(
    _ body: @escaping @Sendable (_ value: Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader(self).read(body)
  }
}

extension Shared: Equatable where Value: Equatable {
  /// Compares the current values. If a test compares two states, the left value is the expected
  /// one.
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
