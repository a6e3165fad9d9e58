// `Optional`, `Result` and `Never` come from elsewhere, but paths lead through them, too:
// `\.response.success`, `\.destination.some.alert`. So they get here what your own enums have.

extension Optional: CasePathable {
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The absence of a value.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(embed: { .none }, extract: { $0 == nil ? () : nil })
    }

    /// The wrapped value.
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(embed: { .some($0) }, extract: { $0 })
    }

    /// A case of the wrapped value. Nil is embedded as nil.
    @_disfavoredOverload
    public subscript<Part>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Part>>
    ) -> AnyCasePath<Optional, Part?> where Wrapped: CasePathable {
      Wrapped.allCasePaths[keyPath: keyPath].optional
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case {
  /// Leads to the cases of an optional's wrapped value without saying `some`.
  @_disfavoredOverload
  public subscript<Part>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Part?>>
  ) -> Case<Part> where Value: CasePathable {
    self[dynamicMember: keyPath].some
  }
}

extension Optional where Wrapped: CasePathable {
  /// True if there is a value, and it has the case at `keyPath`.
  @_disfavoredOverload
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(keyPath) ?? false
  }

  /// Changes the payload of the wrapped value's case. Reports an issue, and changes nothing, if
  /// there is no value or it has another case.
  @_disfavoredOverload
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    modify(
      (\Cases.some).appending(path: keyPath),
      yield: yield,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension Result: CasePathable {
  public struct AllCasePaths: Sendable {
    /// The value.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The error.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Never: CasePathable {
  public struct AllCasePaths: Sendable {}

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case where Value: CasePathable {
  /// A case that no value has: there is nothing to embed, and nothing is ever extracted.
  public var never: Case<Never> {
    appending(.unreachable)
  }
}

// In an extension that requires `CasePathable`, these closures would capture that conformance,
// which may be isolated to an actor, so the compiler would warn. This extension requires nothing.
extension AnyCasePath {
  fileprivate var optional: AnyCasePath<Root?, Value?> {
    AnyCasePath<Root?, Value?>(
      embed: { $0.map { embed($0) } },
      extract: { root in root.flatMap { extract(from: $0) }.map { .some($0) } },
      names: names
    )
  }
}

extension AnyCasePath where Value == Never {
  fileprivate static var unreachable: AnyCasePath {
    @Sendable func embed(_: Never) -> Root {}
    return AnyCasePath(embed: embed, extract: { _ in nil }, function: "never")
  }
}
