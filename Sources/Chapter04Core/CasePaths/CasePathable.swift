// An enum says once, in one struct, how to reach its cases. Key paths do the rest: they embed,
// extract, replace, modify and match. Without them, every operator takes two closures, and every
// caller repeats the same `guard case`.
//
// The public library has a macro that writes the struct. Here it is written by hand, as the macro
// would have written it. What only the macro needs is left out: its diagnostics and deprecations.

import Diagnostics

/// An enum whose cases can be named by key paths.
///
///     enum Action: Equatable, CasePathable {
///       case increment
///       case response(Result<Int, Failure>)
///
///       struct AllCasePaths {
///         var increment: AnyCasePath<Action, Void> {
///           AnyCasePath(embed: { .increment }, extract: { $0 == .increment ? () : nil })
///         }
///         var response: AnyCasePath<Action, Result<Int, Failure>> {
///           AnyCasePath(embed: Action.response) {
///             if case .response(let it) = $0 { it } else { nil }
///           }
///         }
///       }
///       static var allCasePaths: AllCasePaths { AllCasePaths() }
///     }
///
/// With it `\Action.Cases.response.success`, or `\.response.success` if the type is known, is a
/// key path to the number. Marked `@dynamicMemberLookup` too, the enum has a property for each
/// case: `action.response` is the result, or nil for the other cases.
public protocol CasePathable {
  associatedtype AllCasePaths
  /// A property for each case, named after it.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root of a key path to a case: `\Action.Cases.increment`.
  public typealias Cases = Case<Self>

  /// The payload of the case at `keyPath`; nil if this value has another case.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    AnyCasePath(keyPath).extract(from: self)
  }

  /// The payload of the case at `keyPath`; nil if this value has another case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    keyPath.extractAny(from: self)
  }

  /// Replaces the payload if this value has the case at `keyPath`; otherwise silently does nothing.
  /// It never changes the case.
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
    // Never called: a use of it doesn't compile. Swift has no subscript that can only be set.
    @available(*, unavailable)
    get { fatalError() }
    set { replacePayload(at: AnyCasePath(keyPath), with: newValue) }
  }

  /// The payload of the case of that name, or nil, for enums marked `@dynamicMemberLookup`.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }

  /// Replaces the payload if this value has the case of that name; otherwise does nothing.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value {
    // Never called, as above.
    @available(*, unavailable)
    get { fatalError() }
    set { replacePayload(at: Self.allCasePaths[keyPath: keyPath], with: newValue) }
  }

  private mutating func replacePayload<Value>(at path: AnyCasePath<Self, Value>, with value: Value)
  {
    if path.extract(from: self) != nil { self = path.embed(value) }
  }

  /// True if this value has the case at `keyPath`.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    self[case: keyPath] != nil
  }

  /// Changes the payload of the case at `keyPath`. Reports an issue, and changes nothing, if this
  /// value has another case.
  ///
  /// The payload is copied out and back in, as always with case paths, so a large array in it is
  /// copied when it changes.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let path = AnyCasePath(keyPath)
    guard var value = path.extract(from: self) else {
      reportIssue(
        """
        Can't modify '\(self)' via 'CaseKeyPath<\(Self.self), \(Value.self)>': it has another case. \
        Nothing was changed. Check the case before, with 'is' or a 'switch'.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      return
    }
    yield(&value)
    self = path.embed(value)
  }
}

extension KeyPath {
  /// Embeds a payload: `\Action.Cases.response(.success(1))`, or `path(.success(1))`.
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(value)
  }

  /// The enum with that case, which has no payload.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Lets key paths stand in a `switch`: `case \.response.success:`.
  public static func ~= <Enum: CasePathable, Payload>(keyPath: KeyPath, root: Enum) -> Bool
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(keyPath).extract(from: root) != nil
  }
}
