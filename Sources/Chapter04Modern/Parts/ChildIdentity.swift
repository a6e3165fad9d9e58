// Whether a child is still the same one after its parent ran. If it isn't, its effects are
// cancelled.

/// What distinguishes a child's state from another one in the same place.
@usableFromInline
enum ChildIdentity: Equatable {
  /// There is only one kind: it is there, or it isn't.
  case present
  /// There are several. By reference: most children have one kind only, and cost no more for this.
  case oneOfSeveral(Kind)

  @usableFromInline
  final class Kind: Equatable {
    let mark: Mark

    init(_ mark: Mark) { self.mark = mark }

    @usableFromInline
    static func == (left: Kind, right: Kind) -> Bool {
      left === right || left.mark == right.mark
    }
  }

  enum Mark: Equatable {
    case id(AnyHashable)
    /// The name of an enum's case, and the id of its payload if it has one. A child behind an enum
    /// is several children, of which one is there.
    case named(String, id: AnyHashable? = nil)
    /// A case without a payload.
    case bare(AnyEquatable)
  }

  init(_ mark: Mark) { self = .oneOfSeveral(Kind(mark)) }

  var caseName: String? {
    if case .oneOfSeveral(let kind) = self, case .named(let name, _) = kind.mark {
      name
    } else {
      nil
    }
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
func identity<State>(of _: State.Type) -> FindIdentity<State> {
  func find<Child: Identifiable>(_: Child.Type) -> FindIdentity<State> {
    var last: (id: Child.ID, identity: ChildIdentity)?
    return FindIdentity { state, _ in
      let id = (state as! Child).id
      if let last, last.id == id { return last.identity }
      let identity = ChildIdentity(.id(AnyHashable(id)))
      last = (id, identity)
      return identity
    }
  }
  if let type = State.self as? any Identifiable.Type { return find(type) }
  return FindIdentity { state, isAlwaysPresent in
    let mirror = Mirror(reflecting: state)
    guard mirror.displayStyle == .enum else {
      isAlwaysPresent = true
      return .present
    }
    if let payload = mirror.children.first {
      func id<Child: Identifiable>(of child: Child) -> AnyHashable { AnyHashable(child.id) }
      return ChildIdentity(
        .named(
          payload.label ?? "",
          id: (payload.value as? any Identifiable).map { id(of: $0) }
        )
      )
    }
    // A case without a payload has no children. Of two such values the enum itself knows best
    // whether they are the same case; its description may say the same of both.
    if let state = state as? any Equatable {
      return ChildIdentity(.bare(AnyEquatable(value: state)))
    }
    return ChildIdentity(.named(String(describing: state)))
  }
}

/// Finds the identity of one child's states.
@usableFromInline
final class FindIdentity<State> {
  /// Known as soon as the first child has been there; then nothing has to be found any more.
  // Unchecked: to look whether somebody is changing a flag would take longer than all the rest.
  @exclusivity(unchecked)
  @usableFromInline private(set) var isAlwaysPresent = false
  private let find: (_ state: State, _ isAlwaysPresent: inout Bool) -> ChildIdentity

  init(_ find: @escaping (_ state: State, _ isAlwaysPresent: inout Bool) -> ChildIdentity) {
    self.find = find
  }

  @inlinable
  func callAsFunction(_ state: State) -> ChildIdentity {
    isAlwaysPresent ? .present : found(state)
  }

  @usableFromInline
  func found(_ state: State) -> ChildIdentity {
    find(state, &isAlwaysPresent)
  }
}

/// What a child's effects are cancelled by: where it is in its parent.
///
/// It doesn't include which child is there. A child that goes from loading to loaded is a different
/// child after that, but what it began before is still its own.
@usableFromInline
struct ChildID: Hashable, @unchecked Sendable {
  // A key path is immutable.
  private let place: AnyKeyPath

  @usableFromInline
  init(_ place: AnyKeyPath) {
    self.place = place
  }
}
