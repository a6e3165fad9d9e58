// What the operators that run a child share, whatever path leads to the child.

import Diagnostics

/// A child as a function.
///
/// A comment's replies are comments, which have replies: resolving them all in advance would never
/// end. So a child whose type is already being resolved is resolved when its first action arrives.
func childFunction<Child: Reducer>(
  of child: Child,
  at callSite: CallSite
) -> _ReducerFunction<Child.State, Child.Action> {
  HandledActions.need(Child.Action.self, at: callSite)
  let type = ObjectIdentifier(Child.self)
  let outer = LookedInto.types
  guard outer.contains(type) else {
    return LookedInto.$types.withValue(outer.union([type])) { child._function() }
  }
  var function: _ReducerFunction<Child.State, Child.Action>?
  let dependencies = DependencyValues._current
  return { state, action in
    // With the current dependencies, so that this body decides by the same ones as all the others.
    let known =
      function ?? DependencyValues.$_current.withValue(dependencies) { child._function() }
    function = known
    return known(&state, action)
  }
}

/// The child types being resolved right now.
private enum LookedInto {
  @TaskLocal static var types: Set<ObjectIdentifier> = []
}

/// Runs a parent after its child. If the child has then been removed or replaced by another one,
/// the child's effects are cancelled.
///
/// - Parameters:
///   - childEffect: The effect that the child returned.
///   - id: The id that cancels the child's effects.
///   - identity: The identity of the current child; nil if there is none.
// snippet.runParent
func runParent<State, Action>(
  _ parent: _ReducerFunction<State, Action>,
  _ state: inout State,
  _ action: Action,
  after childEffect: Effect<Action>,
  cancelling id: CancelID,
  identity: (State) -> ChildIdentity?
) -> Effect<Action> {
  let before = identity(state)
  let effect = childEffect.merge(with: parent(&state, action))
  guard before != nil, identity(state) != before else { return effect }
  return effect.merge(with: .cancelAll(of: id))
}
// snippet.end

/// Reports actions for a missing child, each once: a timer that outlives its row is one mistake,
/// however often it ticks.
final class MissingChildren {
  private let name: String
  private let callSite: CallSite
  private var reported: Set<String> = []

  /// - Parameter name: The operator that runs the child.
  init(_ name: String, at callSite: CallSite) {
    self.name = name
    self.callSite = callSite
  }

  /// - Parameters:
  ///   - received: What kind of action the operator received.
  ///   - missing: What the state was instead.
  ///   - gone: What a reducer does to remove the child.
  ///   - check: When the action may be sent.
  func report(
    received: String = "a child action",
    action: Any,
    missing: String,
    gone: String,
    check: String
  ) {
    let action = describe(action)
    guard reported.insert(action).inserted else { return }
    let article = name.hasPrefix("if") ? "An" : "A"
    callSite.report(
      """
      \(article) "\(name)" at "\(callSite.fileID):\(callSite.line)" received \(received) when \(missing):

        Action:
          \(action)

      The child was skipped, and the parent ran. This is a mistake in the app's logic, and is reported \
      once for each such action. Likely causes:

      • A parent reducer \(gone) before this one ran, or in a reducer that "\(name)" isn't on, so that \
      the child's effects went on. To fix this, put "\(name)" on the reducer that changes the child's \
      state: the child then runs first, and its effects end with it.

      • An effect of the parent sent the action after the child had gone. To fix this, start the effect \
      from the child, so that it is cancelled with it.

      • The child returned ".send" for the action that made it go. What is sent at once arrives after \
      that. To fix this, call a method of the child instead, or let the parent do it.

      • The action was sent while the child was not there. To fix this, send it only when \(check).
      """
    )
  }
}
