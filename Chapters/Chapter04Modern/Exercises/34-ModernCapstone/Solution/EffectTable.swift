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
    (0...path.count).map { EffectKey(id: id, path: Array(path.prefix($0))) }
  }
}

/// The effects of one store that have begun, and have neither ended nor been cancelled.
@MainActor
final class EffectTable {
  /// All of them, in the order in which they began.
  var running: [EffectInFlight] {
    effects.values.sorted { $0.number < $1.number }
  }

  /// How many keys have effects. When nothing runs, no key may stay behind.
  var keyCount: Int {
    byKey.count
  }

  private var effects: [Int: EffectInFlight] = [:]
  private var byKey: [EffectKey: Set<Int>] = [:]

  /// Enters an effect, under each of its keys.
  func enter(_ effect: EffectInFlight) {
    effects[effect.number] = effect
    for key in effect.keys { byKey[key, default: []].insert(effect.number) }
  }

  /// Removes an effect that has ended. Removing it twice does nothing.
  func remove(_ effect: EffectInFlight) {
    guard effects.removeValue(forKey: effect.number) != nil else { return }
    for key in effect.keys {
      byKey[key]?.remove(effect.number)
      if byKey[key]?.isEmpty == true { byKey[key] = nil }
    }
  }

  /// Cancels the effects under this id at exactly this path, and removes them at once.
  func cancel(_ id: EffectID, at path: [EffectID]) {
    for number in (byKey[EffectKey(id: id, path: path)] ?? []).sorted() {
      guard let effect = effects[number] else { continue }
      remove(effect)
      effect.cancel()
    }
  }

  // The last reference to a store may be dropped anywhere.
  deinit {
    for effect in effects.values { effect.task?.cancel() }
  }
}
