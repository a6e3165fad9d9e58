// Stop the old one, then start
//
// A timer that is started a second time should start again, and not tick twice. `cancelInFlight`
// does this. Do it without `cancelInFlight`: write `restarted(id:)` with `cancel(id:)`,
// `concatenate` and `cancellable(id:)`. It stops everything that runs under the id, and then starts
// the effect, which can be stopped by the same id. The law: it does the same as the library's
// timer, which replaces the previous one.
//
// kind: law
// lesson: Two ways to restart
// optional: For readers of old code

import Chapter03Effects

extension Effect {
  func restarted(id: AnyHashable) -> Effect {
    // answer
    // starter: self  // Your code here.
    .concatenate(.cancel(id: id), cancellable(id: id))
    // end answer
  }
}
