// `\.response.success`, checked by the compiler and completed by the editor, is Swift's own syntax
// for key paths, and Swift has it for properties only. So there must be a type that has a property
// for every case. It is `Case`: through dynamic members, `Case<Action>` has the properties of
// `Action.AllCasePaths`, and the value of each is the `Case` of that payload, so that they chain. A
// key path from `Case<Action>` to `Case<Int>` is then a path from `Action` to an `Int` in one of
// its cases, and following it from `Case<Action>()` collects the case paths on the way.
//
// A `Case<Int>` must know which enum it started at, and its type doesn't say. The public library
// forgets it, through closures from and to `Any`, and pays for a box and a cast with each action.
// Here the whole path is kept behind a protocol that hides the root, and taken out by one cast when
// a key path is turned into an `AnyCasePath`, once for each operator. After that nothing is boxed.

/// A place in an enum, for key paths to lead to. On its own it has no use.
// snippet.Case
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The path that led here. Nil at the start: this is the case path's root itself.
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
  /// The two functions that a key path stands for. An operator should ask for them once: a key path
  /// through dynamic members is made again each time its literal is evaluated, which takes over a
  /// microsecond, and following it takes a quarter of one; calling the two functions takes
  /// nanoseconds.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    // A key path from `Case<Root>` leads to paths from `Root` only. `\.self` leads to none at all:
    // there the value is the root.
    let path: any RootedPath = Case<Root>()[keyPath: keyPath].path ?? AnyCasePath<Value, Value>()
    // It starts at `Root`, as said, and the key path's type says that it ends at `Value`.
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
  /// The payload of the case that this path leads to, or nil where `root` has another.
  func extractAny<Enum>(from root: Enum) -> Any? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any AnyCase)?.anyPath.extractAny(from: root)
  }

  /// The enum that has this path's case and that payload, or nil where the payload's type is not
  /// `value`'s.
  @_disfavoredOverload
  public func callAsFunction<Enum: CasePathable>(_ value: Any) -> Enum? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any AnyCase)?.anyPath.embedAny(value) as? Enum
  }
}
