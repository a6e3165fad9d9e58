// A feature may want to know whether it is presented, but a reducer doesn't know where it runs. A
// reducer runs from beginning to end on one thread, so it is enough to count, for each thread, on
// the way in and out. A task local would do the same, but would cost each send more than all the
// rest of a presentation.

import Diagnostics
import Foundation

/// In how many presented features the reducer that runs now is.
enum PresentationDepth {
  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var reducing: Int {
    get { Int(bitPattern: pthread_getspecific(key)) }
    // Never followed: in place of an address it is the number itself.
    set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
  }

  /// A presented feature's reducer begins in this thread. `leave` must follow.
  static func enter() { reducing += 1 }

  static func leave() { reducing -= 1 }

  /// Of the reducer that runs now, or else of the effect in whose task this is read.
  static var current: Int {
    reducing > 0 ? reducing : EffectInFlight.current?.depth ?? 0
  }
}

/// The function of a child that is presented.
func function<Child: Reducer>(
  ofPresented child: Child,
  at callSite: CallSite
) -> _ReducerFunction<Child.State, Child.Action> {
  PresentationDepth.enter()
  let function = function(of: child, at: callSite)
  PresentationDepth.leave()
  return { state, action in
    PresentationDepth.enter()
    defer { PresentationDepth.leave() }
    return function(&state, action)
  }
}
