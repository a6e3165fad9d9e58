// `\.response.success` is Swift's own syntax for key paths: the compiler checks it, and the editor
// completes it. But Swift has it for properties only, so a type must have a property for every
// case. That type is `Case`: through dynamic members, `Case<Action>` has the properties of
// `Action.AllCasePaths`, and the value of each is the `Case` of that payload, so they chain. A key
// path from `Case<Action>` to `Case<Int>` is then a path from `Action` to an `Int` in one of its
// cases, and following it from `Case<Action>()` collects the case paths on the way.
//
// A `Case<Int>` must know which enum it started at, but its type doesn't say. The public library
// erases that enum, through closures from and to `Any`, and pays for a box and a cast with each
// action. Here a protocol that hides the root holds the whole path. One cast takes the path out
// when an operator turns the key path into an `AnyCasePath`; after that nothing is boxed.

/// A place in an enum, for key paths to lead to. On its own it has no use.
// snippet.Case
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The path that led here; nil at the start, where the value is the root itself.
  fileprivate let path: (any RootedPath<Value>)?

  private init(path: (any RootedPath<Value>)?) {
    self.path = path
  }

  /// The start of a path, at a whole value.
  public init() {
    self.init(path: nil)
  }

  /// One step further, to a case of the value here.
  public subscript<Part>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Part>>
  ) -> Case<Part> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  func appending<Part>(_ part: AnyCasePath<Value, Part>) -> Case<Part> {
    Case<Part>(path: path?.rootedPath(appending: part) ?? part)
  }
}
// snippet.end

/// A key path from an enum to the payload of one of its cases, or of a case of that payload.
///
///     let path: CaseKeyPath<Action, Int> = \Action.Cases.response.success
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path from an enum to one of its cases, whatever its payload.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension AnyCasePath {
  /// The two functions that a key path stands for. An operator should create this once: a key path
  /// through dynamic members is recreated each time its literal is evaluated, which takes over a
  /// microsecond, and following it takes a quarter of one; calling the two functions takes
  /// nanoseconds.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    // A key path from `Case<Root>` leads only to paths from `Root`. `\.self` leads to no path:
    // there the value is the root.
    let path: any RootedPath = Case<Root>()[keyPath: keyPath].path ?? AnyCasePath<Value, Value>()
    // The path starts at `Root`, and the key path's type says that it ends at `Value`.
    self = path as! AnyCasePath
  }
}

// MARK: - Paths whose ends are hidden

/// A case path to a value of a known type, from a root of an unknown one.
private protocol RootedPath<Value>: Sendable {
  associatedtype Value
  func rootedPath<Part>(appending part: AnyCasePath<Value, Part>) -> any RootedPath<Part>
  func extractAny(from root: Any) -> Any?
  func embedAny(_ value: Any) -> Any?
}

extension AnyCasePath: RootedPath {
  fileprivate func rootedPath<Part>(
    appending part: AnyCasePath<Value, Part>
  ) -> any RootedPath<Part> {
    appending(path: part)
  }

  fileprivate func extractAny(from root: Any) -> Any? {
    (root as? Root).flatMap { extract(from: $0) }
  }

  fileprivate func embedAny(_ value: Any) -> Any? {
    (value as? Value).map { embed($0) }
  }
}

/// A `Case` of an unknown value.
private protocol AnyCase {
  var anyPath: any RootedPath { get }
}

extension Case: AnyCase {
  fileprivate var anyPath: any RootedPath { path ?? AnyCasePath<Value, Value>() }
}

extension PartialKeyPath {
  /// The payload of the case that this path leads to; nil if `root` has another case.
  func extractAny<Enum>(from root: Enum) -> Any? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any AnyCase)?.anyPath.extractAny(from: root)
  }

  /// The enum with this path's case and that payload; nil if `value` isn't of the payload's type.
  @_disfavoredOverload
  public func callAsFunction<Enum: CasePathable>(_ value: Any) -> Enum? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any AnyCase)?.anyPath.embedAny(value) as? Enum
  }
}
