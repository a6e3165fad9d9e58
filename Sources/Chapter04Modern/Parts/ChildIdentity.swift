// Whether a child is still the same one after its parent ran. If it isn't, its effects are
// cancelled.

/// What distinguishes a child's state from another one in the same place.
@usableFromInline
enum ChildIdentity: Equatable {
  /// There is one kind only: it is there, or it isn't.
  case present
  case id(AnyHashable)
  /// The name of an enum's case, and the id of its payload if it has one. A child behind an enum is
  /// several children, of which one is there.
  case named(String, id: AnyHashable? = nil)
  /// A case without a payload.
  case bare(AnyEquatable)

  var caseName: String? {
    if case .named(let name, _) = self { name } else { nil }
  }
}

/// A value that can be compared with others, whatever their types.
@usableFromInline
struct AnyEquatable: Equatable {
  let value: any Equatable

  @usableFromInline
  static func == (left: AnyEquatable, right: AnyEquatable) -> Bool {
    func isRight<Value: Equatable>(_ left: Value) -> Bool { left == right.value as? Value }
    return isRight(left.value)
  }
}

/// How to find the identity of a child's state: by its `id`, if it has one; by its case, if it is
/// an enum.
///
/// The public library finds out by reading the enum's layout in memory. `Mirror` is slower, but it
/// is documented, and there is an identity to be found only when an action concerns a child that is
/// there.
@usableFromInline
func identity<State>(of _: State.Type) -> (State) -> ChildIdentity {
  func identity<Child: Identifiable>(of _: Child.Type) -> (State) -> ChildIdentity {
    { .id(AnyHashable(($0 as! Child).id)) }
  }
  if let type = State.self as? any Identifiable.Type { return identity(of: type) }
  var isEnum: Bool?
  return { state in
    if isEnum == false { return .present }
    let mirror = Mirror(reflecting: state)
    isEnum = mirror.displayStyle == .enum
    guard isEnum == true else { return .present }
    if let payload = mirror.children.first {
      func id<Child: Identifiable>(of child: Child) -> AnyHashable { AnyHashable(child.id) }
      return .named(
        payload.label ?? "",
        id: (payload.value as? any Identifiable).map { id(of: $0) }
      )
    }
    // A case without a payload has no children. Of two such values the enum itself knows best
    // whether they are the same case; its description may say the same of both.
    if let state = state as? any Equatable { return .bare(AnyEquatable(value: state)) }
    return .named(String(describing: state))
  }
}

/// What a child's effects are cancelled by: where it is in its parent.
///
/// Which one is there is no part of it. A child that goes from loading to loaded by itself is
/// another one then, and what it began before is its own all the same.
@usableFromInline
struct ChildID: Hashable, @unchecked Sendable {
  // A key path is immutable.
  private let place: AnyKeyPath

  @usableFromInline
  init(_ place: AnyKeyPath) {
    self.place = place
  }
}
