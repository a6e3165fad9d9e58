// What the public library's macro writes beside the paths to an enum's cases: a list of them, and
// which of them a value is at. Code that was written for the macro, or expanded from it, names
// these protocols.

import Chapter04Modern

/// The module whose names the macro qualifies, so that what Xcode shows when it expands the macro
/// compiles unchanged: `CasePaths.AnyCasePath<Action, Int>`.
public enum CasePaths {
  public typealias AnyCasePath<Root, Value> = Chapter04Modern.AnyCasePath<Root, Value>
  public typealias CaseKeyPath<Root, Value> = Chapter04Modern.CaseKeyPath<Root, Value>
  public typealias CasePathable = Chapter04Modern.CasePathable
  public typealias CasePathIterable = Chapter04Compatibility.CasePathIterable
  public typealias CasePathReflectable = Chapter04Compatibility.CasePathReflectable
  public typealias PartialCaseKeyPath<Root> = Chapter04Modern.PartialCaseKeyPath<Root>
}

/// An enum that can list the paths to all its cases: `Array(Field.allCasePaths)`.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// An `AllCasePaths` that can tell which case a value has: `Field.allCasePaths[field]`.
public protocol CasePathReflectable<Root> {
  associatedtype Root: CasePathable
  /// The path to the case that `root` has.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathable where AllCasePaths: CasePathReflectable, AllCasePaths.Root == Self {
  /// The path to the case that this value has: `fields[action.case]`.
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}

extension Optional: CasePathIterable {}

extension Optional.AllCasePaths: CasePathReflectable, Sequence {
  public subscript(root: Wrapped?) -> PartialCaseKeyPath<Wrapped?> {
    root == nil ? \.none : \.some
  }

  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Wrapped?>]> {
    [\.none, \.some].makeIterator()
  }
}

extension Result: CasePathIterable {}

extension Result.AllCasePaths: CasePathReflectable, Sequence {
  public subscript(root: Result<Success, Failure>) -> PartialCaseKeyPath<Result<Success, Failure>> {
    switch root {
    case .success: \.success
    case .failure: \.failure
    }
  }

  public func makeIterator() -> IndexingIterator<
    [PartialCaseKeyPath<Result<Success, Failure>>]
  > {
    [\.success, \.failure].makeIterator()
  }
}

extension Never: CasePathIterable {}

extension Never.AllCasePaths: CasePathReflectable, Sequence {
  public subscript(root: Never) -> PartialCaseKeyPath<Never> {}

  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Never>]> {
    [].makeIterator()
  }
}

extension AnyCasePath {
  /// What the library's macro writes instead of `init(embed:extract:)`, since the name of a case is
  /// a function that isn't marked as sendable: `._$embed(Action.response) { … }`. The closure must
  /// be one that may be called from anywhere, as the name of a case is.
  public static func _$embed(
    _ embed: @escaping (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?,
    function: StaticString = #function
  ) -> AnyCasePath {
    // The name of a case has no state, so any thread may call it; the parameter's type can't say
    // so.
    nonisolated(unsafe) let embed = embed
    return AnyCasePath(embed: { embed($0) }, extract: extract, function: function)
  }
}
