// What the operators that run a child have in common, whichever way leads to it.

import Diagnostics

/// The function of a child.
///
/// A comment's replies are comments, which have replies: looked into for ever, if all were at once.
/// So a child of a type that is being looked into already is only when its first action comes.
@usableFromInline
func function<Child: Reducer>(of child: Child) -> _ReducerFunction<Child.State, Child.Action> {
  let type = ObjectIdentifier(Child.self)
  let outer = LookedInto.types
  guard outer.contains(type) else {
    return LookedInto.$types.withValue(outer.union([type])) { child._function() }
  }
  var function: _ReducerFunction<Child.State, Child.Action>?
  let dependencies = DependencyValues._current
  return { state, action in
    // With the dependencies of now: so the body decides by what all the other ones do.
    let known =
      function ?? DependencyValues.$_current.withValue(dependencies) { child._function() }
    function = known
    return known(&state, action)
  }
}

/// The types of the children that are being looked into, the outermost of which all the others are
/// in.
private enum LookedInto {
  @TaskLocal static var types: Set<ObjectIdentifier> = []
}

/// Runs a parent after its child. If the child then is another one, or gone, its effects are
/// cancelled.
///
/// - Parameters:
///   - childEffect: What the child returned.
///   - id: What the child's effects are cancelled by.
///   - identity: Which child is there, nil if none is.
// snippet.runParent
@inlinable
func run<State, Action>(
  _ parent: _ReducerFunction<State, Action>,
  _ state: inout State,
  _ action: Action,
  after childEffect: Effect<Action>,
  cancelling id: CancelID,
  identity: (inout State) -> ChildIdentity?
) -> Effect<Action> {
  let before = identity(&state)
  let effect = childEffect.merge(with: parent(&state, action))
  guard before != nil, identity(&state) != before else { return effect }
  return effect.merge(with: .cancelAll(of: id))
}
// snippet.end

/// Reports an action for a child that isn't there.
///
/// - Parameters:
///   - name: The operator's name.
///   - received: What kind of action it got.
///   - missing: What was there instead.
///   - leftState: What a parent may have done that ran too early.
///   - check: When the action may be sent.
@usableFromInline
func reportMissingChild(
  _ name: String,
  at callSite: CallSite,
  received: String = "a child action",
  action: Any,
  missing: String,
  leftState: String,
  check: String
) {
  callSite.report(
    """
    A "\(name)" at "\(callSite.fileID):\(callSite.line)" received \(received) when \(missing):

      Action:
        \(describe(action))

    The child was skipped, and the parent ran. This is a mistake in the app's logic. Likely causes:

    • A parent reducer \(leftState) before this one ran. To fix this, put "\(name)" on the reducer that \
    changes the child's state, so that the child runs first.

    • An effect of the child went on after the child had gone, and sent this action. To fix this, start \
    the effect from the child, so that it is cancelled with it.

    • The action was sent while the child was not there. To fix this, send it only when \(check).
    """
  )
}
