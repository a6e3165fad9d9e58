// What is said when there is an action for a child that isn't there.

import Diagnostics

@usableFromInline
func reportMissingChild(
  _ name: String,
  at callSite: CallSite,
  action: Any,
  missing: String,
  leftState: String,
  check: String
) {
  callSite.report(
    """
    A "\(name)" at "\(callSite.fileID):\(callSite.line)" received a child action when \(missing):

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
