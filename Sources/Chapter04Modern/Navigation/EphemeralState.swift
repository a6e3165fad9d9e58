// An alert goes away when one of its buttons is tapped: no feature has to close it, and none can
// forget to.

/// State that ends with its own first action, as an alert does. It needs no reducer.
public protocol _EphemeralState<Action> {
  associatedtype Action
}

extension _EphemeralState {
  /// Whether an action is this state's own, or, if the destinations are an enum, has such an action
  /// as its payload.
  @usableFromInline
  static func isAction(_ action: Any) -> Bool {
    if action is Action { return true }
    let mirror = Mirror(reflecting: action)
    return mirror.displayStyle == .enum && mirror.children.first?.value is Action
  }
}

/// Finds the ephemeral type that a destination is, or, where it is an enum of destinations, has as
/// the payload of its case; nil if there is none.
///
/// What a case has is the same each time, so it is looked up once for each case. The public library
/// reads the enum's layout in memory; `Mirror` is slower, and documented.
@usableFromInline
func ephemeralCases<State>(
  of _: State.Type
) -> (ChildIdentity, () -> State) -> (any _EphemeralState.Type)? {
  if let type = State.self as? any _EphemeralState.Type { return { _, _ in type } }
  var byCase: [String: (any _EphemeralState.Type)?] = [:]
  return { identity, state in
    if case .present = identity { return nil }
    guard let name = identity.caseName else { return nil }
    if let known = byCase[name] { return known }
    let payload = Mirror(reflecting: state()).children.first?.value
    let type = (payload as? any _EphemeralState).map { Swift.type(of: $0) }
    byCase[name] = .some(type)
    return type
  }
}
