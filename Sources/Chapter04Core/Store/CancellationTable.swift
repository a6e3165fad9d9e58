// A table from ids to tasks can go wrong in three ways: a task that ends before it is entered stays
// in the table forever; one that is cancelled before it runs isn't found; and one whose store has
// been released goes on. Here every effect is entered before its task is created, and as in chapter
// 3, each store has its own table, whose `deinit` cancels the effects.

/// The effects in flight of one store, by the keys that cancel them.
@MainActor
package final class CancellationTable {
  /// The effects in flight, without those that were cancelled.
  package private(set) var running = EffectsInOrder()
  private var byKey: [CancelKey: EffectsInOrder] = [:]
  private var begun = 0
  /// For a test store: called whenever an effect has ended or was cancelled.
  package var onChange: (@MainActor () -> Void)?
  /// For `_printEffects`: called whenever an effect has begun, has ended or was cancelled.
  var onEvent: (@MainActor (EffectInFlight, EffectEvent) -> Void)?

  /// The number of keys in use. If it isn't zero when nothing runs, the table leaks.
  package var keyCount: Int { byKey.count }

  // Not on the main actor: any thread may release the last reference to a store.
  deinit {
    for effect in running { effect.cancelTask() }
  }

  /// The number for the next effect.
  func nextNumber() -> Int {
    begun += 1
    return begun
  }

  /// Cancels the effects under this id, at exactly this path, in the order in which they began.
  func cancel(_ id: CancelID, at path: [CancelID]) {
    guard let effects = byKey[CancelKey(id: id, path: path)] else { return }
    for effect in effects { effect.cancel() }
  }

  /// Cancels all effects, in the order in which they began.
  package func cancelAll() {
    for effect in running { effect.cancel() }
  }

  /// Enters an effect, until it ends or is cancelled.
  func enter(_ effect: EffectInFlight) {
    running.insert(effect)
    effect.group.add(effect)
    enterKeys(of: effect)
    onEvent?(effect, .began)
  }

  /// Enters an effect, or a part of one, under its keys alone: a cancellation finds it, but nothing
  /// waits for it.
  func enterKeys(of effect: EffectInFlight) {
    for key in effect.keys { byKey[key, default: EffectsInOrder()].insert(effect) }
  }

  /// Removes an effect, or a part of one.
  func remove(_ effect: EffectInFlight) {
    for key in effect.keys {
      byKey[key]?.remove(effect)
      if byKey[key]?.isEmpty == true { byKey[key] = nil }
    }
    // A part isn't in `running`.
    guard running.remove(effect) else { return }
    onChange?()
    onEvent?(effect, effect.isCancelled ? .cancelled : .ended)
  }
}

/// An event in the life of an effect.
enum EffectEvent: String {
  case began
  case ended
  case cancelled = "was cancelled"
}

/// A set of effects, in the order in which they began. Iterating sorts them; inserting and removing
/// are O(1).
package struct EffectsInOrder: Sequence {
  /// By identity, not by number. An effect can outlive its store; a part that it then begins is in
  /// another table, and has a number of that table.
  private var effects: [ObjectIdentifier: EffectInFlight] = [:]

  package var isEmpty: Bool { effects.isEmpty }
  package var count: Int { effects.count }

  mutating func insert(_ effect: EffectInFlight) {
    effects[ObjectIdentifier(effect)] = effect
  }

  /// - Returns: True if the set contained the effect.
  @discardableResult
  mutating func remove(_ effect: EffectInFlight) -> Bool {
    effects.removeValue(forKey: ObjectIdentifier(effect)) != nil
  }

  package func makeIterator() -> IndexingIterator<[EffectInFlight]> {
    effects.values.sorted { $0.number < $1.number }.makeIterator()
  }
}
