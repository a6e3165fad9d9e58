// `_printChanges` shows what actions do to the state. The other half of what an action does, its
// effects, begins later and ends at any time, and nothing shows an effect that should have ended.

import Diagnostics

extension Store {
  /// Prints when each effect begins, ends or is cancelled, and which action it came from.
  ///
  ///     store._printEffects()
  ///     // effect 1 of .factButtonTapped began
  ///     // effect 1 of .factButtonTapped ended
  ///
  /// Effects are counted for each store. The parts of a `concatenate` count, and so does the whole
  /// of it. An effect that only sends an action at once is not in flight at any time, and isn't
  /// printed. A second call replaces the first.
  ///
  /// A store of a part prints nothing: effects are those of the store that has the reducer.
  ///
  /// - Parameter print: Called on the main actor, while the store is at work. It must not read the
  ///   store.
  public func _printEffects(_ print: @escaping @MainActor (String) -> Void = { Swift.print($0) }) {
    guard let root = core.root as? RootCore<State, Action> else { return }
    root.effects.onEvent = { effect, event in
      print("effect \(effect.number) of \(describe(effect.cause)) \(event.rawValue)")
    }
  }
}
