// Stop the old one, then start
//
// A timer that is started a second time should begin anew, and not tick twice. `cancelInFlight`
// says this in a word. Say it without that word: write `restarted(id:)` from `cancel(id:)`,
// `concatenate` and `cancellable(id:)`. It stops what runs under the id, and then starts the
// effect, which can be stopped by the same id. The law: it does what the library's timer does,
// which replaces the one before.
//
// kind: law
// lesson: Two ways to restart

import Chapter03Effects

extension Effect {
  func restarted(id: AnyHashable) -> Effect {
    // answer
    // starter: self  // Your code here.
    .concatenate(.cancel(id: id), cancellable(id: id))
    // end answer
  }
}
