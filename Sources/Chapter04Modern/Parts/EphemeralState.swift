// An alert closes when one of its buttons is tapped: no feature has to close it, and none can
// forget to.

/// State that ends with its own first action, as an alert does. It needs no reducer.
public protocol _EphemeralState<Action> {
  associatedtype Action
}

extension _EphemeralState {
  /// True if an action is this state's own, or if it is an action of an enum of destinations and
  /// has such an action as its payload.
  static func isAction(_ action: Any) -> Bool {
    if action is Action { return true }
    let mirror = Mirror(reflecting: action)
    return mirror.displayStyle == .enum && mirror.children.first?.value is Action
  }
}

/// Returns a function that finds a destination's ephemeral type: the destination's own type, or
/// that of its case's payload if it is an enum of destinations; nil if neither is ephemeral.
///
/// The public library reads the enum's layout in memory. `Mirror` is slower, but documented.
func ephemeralType<State>(
  of _: State.Type
) -> (State, ChildIdentity) -> (any _EphemeralState.Type)? {
  if let type = State.self as? any _EphemeralState.Type { return { _, _ in type } }
  return { state, identity in
    guard identity.isCaseWithPayload else { return nil }
    let payload = Mirror(reflecting: state).children.first?.value
    return (payload as? any _EphemeralState).map { Swift.type(of: $0) }
  }
}
