// Whether a child is still the same one after its parent ran. If it isn't, its effects are
// cancelled.

import Diagnostics

/// Distinguishes a child's state from another one in the same place.
enum ChildIdentity: Equatable {
  /// There is only one kind: it is there, or it isn't.
  case only
  /// The child's `id`.
  case id(AnyHashable)
  /// An enum's case, and the id of its payload if it has one. A child behind an enum is several
  /// children, of which one is there.
  case named(String, id: AnyHashable?)
  /// An enum's case without a payload. The enum itself knows best whether two are the same; its
  /// description may say the same of both.
  case bare(AnyEquatable)

  var isCaseWithPayload: Bool {
    if case .named = self { true } else { false }
  }
}

/// A value that can be compared with others, whatever their types.
struct AnyEquatable: Equatable {
  let value: any Equatable

  init(_ value: any Equatable) {
    self.value = value
  }

  static func == (left: AnyEquatable, right: AnyEquatable) -> Bool {
    areEqual(left.value, right.value) == true
  }
}

/// Returns a function that finds the identity of a child's state: by its `id`, if it has one; by
/// its case, if it is an enum.
///
/// The public library finds the case by reading the enum's layout in memory. `Mirror` is slower,
/// but it is documented.
func identity<State>(of _: State.Type) -> (State) -> ChildIdentity {
  func identity<Child: Identifiable>(of _: Child.Type) -> (State) -> ChildIdentity {
    { .id(AnyHashable(($0 as! Child).id)) }  // The child is the state.
  }
  if let type = State.self as? any Identifiable.Type { return identity(of: type) }
  // Only a value says whether its type is an enum.
  var isStruct = false
  return { state in
    if isStruct { return .only }
    let mirror = Mirror(reflecting: state)
    isStruct = mirror.displayStyle != .enum
    return isStruct ? .only : caseIdentity(of: state, mirror)
  }
}

private func caseIdentity(of value: Any, _ mirror: Mirror) -> ChildIdentity {
  func id<Payload: Identifiable>(of payload: Payload) -> AnyHashable { AnyHashable(payload.id) }
  if let (name, payload) = mirror.children.first {
    return .named(name ?? "", id: (payload as? any Identifiable).map { id(of: $0) })
  }
  // The cases of an enum that can't be compared differ by their names alone.
  return .bare(AnyEquatable(value as? any Equatable ?? String(describing: value)))
}

/// Identifies a child by where it is in its parent, to cancel its effects.
///
/// It doesn't include which child is there. A child that goes from loading to loaded is a different
/// child after that, but what it began before is still its own.
struct ChildID: Hashable, Sendable {
  private let place: SendableKeyPath<AnyKeyPath>

  init(_ place: AnyKeyPath) {
    self.place = SendableKeyPath(place)
  }
}
