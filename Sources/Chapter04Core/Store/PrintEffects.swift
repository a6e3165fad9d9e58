// `_printChanges` shows what actions do to the state. An action's effects begin later and end at
// any time, and nothing else shows an effect that should have ended.

import Diagnostics

extension Store {
  /// Prints when each effect begins, ends or is cancelled, and which action led to it.
  ///
  ///     store._printEffects()
  ///     // effect 1 of .factButtonTapped began
  ///     // effect 1 of .factButtonTapped ended
  ///
  /// Effects are counted for each store. The parts of a `concatenate` count, and so does the whole.
  /// An effect that only sends an action immediately is never in flight, and isn't printed. A
  /// second call replaces the first.
  ///
  /// On a store of a part this does nothing: effects are those of the store that has the reducer.
  ///
  /// - Parameter print: Called on the main actor, while the store is handling actions. It may read
  ///   the store, unless the reducer itself cancels a task.
  public func _printEffects(_ print: @escaping @MainActor (String) -> Void = { Swift.print($0) }) {
    guard let root = core.root as? RootCore<State, Action> else { return }
    root.effects.onEvent = { effect, event in
      print("effect \(effect.number) of \(describe(effect.cause)) \(event.rawValue)")
    }
  }
}
