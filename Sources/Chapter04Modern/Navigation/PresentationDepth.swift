// A feature may need to know whether it is presented, but a reducer doesn't know where it runs. So
// the presented features around it are counted.

import Diagnostics

/// The number of presented features around the code that reads it.
enum PresentationDepth {
  @TaskLocal private static var reducing = 0

  /// The depth of the running reducer, or else that of the effect in whose task this is read.
  static var current: Int {
    reducing > 0 ? reducing : EffectInFlight.current?.depth ?? 0
  }

  /// Runs a presented feature's own code.
  static func inside<R>(_ work: () -> R) -> R {
    $reducing.withValue(reducing + 1, operation: work)
  }
}

/// A presented child as a function.
func presentedChildFunction<Child: Reducer>(
  of child: Child,
  at callSite: CallSite
) -> _ReducerFunction<Child.State, Child.Action> {
  let reduce = PresentationDepth.inside { childFunction(of: child, at: callSite) }
  return { state, action in
    PresentationDepth.inside { reduce(&state, action) }
  }
}
