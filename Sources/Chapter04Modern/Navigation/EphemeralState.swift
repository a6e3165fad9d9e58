// An alert goes away by itself when one of its buttons is tapped: no feature has to say so, and
// none can forget it.

/// State that ends with its own first action, as an alert does. It needs no reducer.
public protocol _EphemeralState<Action> {
  associatedtype Action
}

extension _EphemeralState {
  /// Whether an action is this state's own.
  static func isAction(_ action: Any) -> Bool {
    action is Action
  }
}

/// Finds the ephemeral state that a state is, or, where it is an enum of destinations, has as its
/// payload.
///
/// The public library reads the enum's layout in memory; `Mirror` is slower, and documented.
func ephemeralType(of state: Any) -> (any _EphemeralState.Type)? {
  if let state = state as? any _EphemeralState { return type(of: state) }
  let mirror = Mirror(reflecting: state)
  guard mirror.displayStyle == .enum, let payload = mirror.children.first?.value else { return nil }
  return (payload as? any _EphemeralState).map { type(of: $0) }
}
