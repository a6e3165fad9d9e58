// A table from ids to tasks is easy to get wrong: a task that ends before it was entered stays in
// it for ever, and one that is cancelled before it got to run isn't found. So every effect is
// entered before its task is made.

/// What an effect is registered under: its id, and the path of the child that gave it the id.
struct EffectKey: Hashable, Sendable {
  var id: EffectID
  var path: [EffectID]

  /// The keys of an effect that was made `cancellable(id:)` at this path: one for each beginning of
  /// the path, so that the parents reach it, and siblings don't.
  static func all(of id: EffectID, at path: [EffectID]) -> [EffectKey] {
    []  // Your code here.
  }
}

/// The effects of one store that have begun, and have neither ended nor been cancelled.
@MainActor
final class EffectTable {
  /// All of them, in the order in which they began.
  var running: [EffectInFlight] {
    []  // Your code here.
  }

  /// How many keys have effects. When nothing runs, no key may stay behind.
  var keyCount: Int {
    0  // Your code here.
  }

  // Your properties here.

  /// Enters an effect, under each of its keys.
  func enter(_ effect: EffectInFlight) {
    // Your code here.
  }

  /// Removes an effect that has ended. Removing it twice does nothing.
  func remove(_ effect: EffectInFlight) {
    // Your code here.
  }

  /// Cancels the effects under this id at exactly this path, and removes them at once.
  func cancel(_ id: EffectID, at path: [EffectID]) {
    // Your code here. `effect.cancel()` cancels one.
  }

  // The last reference to a store may be dropped anywhere.
  deinit {
    // Your code here: what still runs is cancelled. Here, only `effect.task?.cancel()` can be
    // called.
  }
}
