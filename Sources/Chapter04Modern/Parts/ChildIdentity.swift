// Decides, after a parent has run, whether its child is still the same one. If it isn't, the
// child's effects are cancelled.

import Diagnostics

/// Distinguishes a child's state from another state in the same place.
enum ChildIdentity: Equatable {
  /// The child has no identity: it exists, or it doesn't.
  case only
  /// The child's `id`.
  case id(AnyHashable)
  /// An enum's case, and the id of its payload, if any. A child whose state is an enum is several
  /// children, one of which exists at a time.
  case named(String, id: AnyHashable?)
  /// An enum's case without a payload. The values themselves are compared, because two of them may
  /// have the same description.
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

/// Returns a function that finds the identity of a child's state: its `id`, if it has one, or its
/// case, if it is an enum.
///
/// The public library finds the case by reading the enum's layout in memory. `Mirror` is slower,
/// but it is documented.
func childIdentity<State>(of _: State.Type) -> (State) -> ChildIdentity {
  func identity<Child: Identifiable>(of _: Child.Type) -> (State) -> ChildIdentity {
    { .id(AnyHashable(($0 as! Child).id)) }  // The child is the state.
  }
  if let type = State.self as? any Identifiable.Type { return identity(of: type) }
  // Only a value shows whether its type is an enum.
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
  // The cases of an enum that can't be compared differ only by their names.
  return .bare(AnyEquatable(value as? any Equatable ?? String(describing: value)))
}

/// Identifies a child by its place in its parent, to cancel its effects.
///
/// It doesn't say which child is in that place. A child that changes from loading to loaded is then
/// a different child, but the effects it began before are still its own.
struct ChildID: Hashable, Sendable {
  private let place: SendableKeyPath<AnyKeyPath>

  init(_ place: AnyKeyPath) {
    self.place = SendableKeyPath(place)
  }
}
