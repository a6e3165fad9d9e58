// Which effects are running, and under which id. With one global table, which the public library
// had, two stores with the same feature cancel each other's effects, and so do two tests that run
// at the same time. Here each store has its own table, and passes it to its effects when it starts
// them.

/// What an effect knows of the store that runs it.
struct EffectContext {
  let cancellations = CancellationTable()
  /// When each throttle last let a value pass, on its scheduler's clock.
  let throttles = Locked<[AnyHashable: Duration]>([:])
  /// The keys of the runs in the table that this effect is inside.
  private(set) var enclosing: [Int] = []

  /// The context of an effect inside the run with this key.
  func inside(_ key: Int) -> EffectContext {
    var context = self
    context.enclosing.append(key)
    return context
  }
}

/// The effects that are running, by id. One id may stand for several.
final class CancellationTable: Sendable {

  // Your properties here.

  /// Adds a run and how to cancel it. The key removes it again; no two runs in a table share one.
  func insert(id: AnyHashable, cancel: @escaping () -> Void) -> Int {
    0  // Your code here.
  }

  func remove(id: AnyHashable, key: Int) {
    // Your code here.
  }

  /// Cancels all runs with this id, in the order in which they began, except those with these keys.
  /// It calls them when the lock is free again: a run that ends removes itself from this table.
  func cancel(id: AnyHashable, sparing spared: [Int] = []) {
    // Your code here.
  }

  /// How many runs there are with this id.
  func count(id: AnyHashable) -> Int {
    0  // Your code here.
  }

  /// How many runs there are.
  var count: Int {
    0  // Your code here.
  }
}
