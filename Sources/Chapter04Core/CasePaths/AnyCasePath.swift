// A key path leads from a struct to one of its fields. Swift has nothing like it for enums, so
// chapters 2 and 3 wrote a computed property for every case. Such a property can take a payload out
// and put another in, but it can't create an enum, which an operator must do to turn a child's
// action into the parent's. So a path to a case is a pair of functions.
//
// The idea, and the names in this folder, are from swift-case-paths 1.x. Its `AnyCasePath` can also
// guess a case's payload from the layout of the enum in memory. That is left out: here a case is
// named, never guessed.

/// A path to one case of an enum: how to make the enum from the case's payload, and how to take the
/// payload out of an enum that has that case.
///
/// Extracting what was embedded returns the payload; embedding what was extracted returns the enum.
/// Both only call the closures. A case without a payload has `Void` as its value.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  package let embedValue: @Sendable (Value) -> Root
  package let extractValue: @Sendable (Root) -> Value?
  /// The names of the cases on the path, or a step such as `[id: 1]`.
  // Swift can't tell what a key path through dynamic members is called. But a case path is created
  // in a property named after its case, and `#function` is that name.
  package let names: [String]

  /// The path to the case that `embed` makes and `extract` recognizes. The name of a case with a
  /// payload is the function that embeds:
  ///
  ///     AnyCasePath(embed: Action.saved) { if case .saved(let it) = $0 { it } else { nil } }
  ///
  /// A case without a payload needs a closure, and `if case`, where the enum isn't `Equatable`:
  ///
  ///     AnyCasePath(embed: { .tapped }, extract: { $0 == .tapped ? () : nil })
  ///     AnyCasePath(embed: { .tapped }, extract: { if case .tapped = $0 { () } else { nil } })
  ///
  /// - Parameters:
  ///   - embed: Makes the enum from the case's payload.
  ///   - extract: Returns the payload of an enum that has this case, and nil for any other.
  ///   - function: The property that creates this path. It has the case's name, which a failing
  ///     test shows.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?,
    function: StaticString = #function
  ) {
    self.init(embed: embed, extract: extract, names: ["\(function)"])
  }

  package init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?,
    names: [String]
  ) {
    embedValue = embed
    extractValue = extract
    self.names = names
  }

  /// The enum with this case, and `value` as its payload.
  public func embed(_ value: Value) -> Root {
    embedValue(value)
  }

  /// The payload of this case; nil if `root` has another case.
  public func extract(from root: Root) -> Value? {
    extractValue(root)
  }

  /// The path to a case of this case's payload.
  public func appending<Part>(path: AnyCasePath<Value, Part>) -> AnyCasePath<Root, Part> {
    AnyCasePath<Root, Part>(
      embed: { embed(path.embed($0)) },
      extract: { root in
        guard let value = extract(from: root) else { return nil }
        return path.extract(from: value)
      },
      names: names + path.names
    )
  }

  /// The path as you write it in a key path: `response.success`. Nil if a part of it wasn't created
  /// in a property of its case's name.
  public var name: String? {
    if names.isEmpty || names.contains(where: { $0.hasSuffix(")") }) { return nil }
    return names.reduce("") { $0.isEmpty || $1.hasPrefix("[") ? $0 + $1 : "\($0).\($1)" }
  }
}

extension AnyCasePath where Root == Value {
  /// The path from a value to itself.
  public init() {
    self.init(embed: { $0 }, extract: { $0 }, names: [])
  }
}

extension AnyCasePath where Value: CasePathable {
  /// The path to a case of this case's payload, by the case's name: `path.success`.
  public subscript<Part>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Part>>
  ) -> AnyCasePath<Root, Part> {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}
