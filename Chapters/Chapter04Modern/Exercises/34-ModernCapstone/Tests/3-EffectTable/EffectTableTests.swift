// The table by itself, without a store.

import Testing

@testable import Chapter04Modern

@Suite("The table of effects") @MainActor struct EffectTableTests {
  private let timer = EffectID("timer")
  private let search = EffectID("search")
  private let row1 = EffectID(1)
  private let row2 = EffectID(2)

  /// The keys of an id at some paths, whatever `EffectKey.all` says.
  private func keys(_ id: EffectID, _ paths: [EffectID]...) -> [EffectKey] {
    paths.map { EffectKey(id: id, path: $0) }
  }

  private func effect(_ keys: [EffectKey]) -> EffectInFlight {
    EffectInFlight(keys: keys, group: EffectGroup())
  }

  @Test("There is a key for each beginning of the path: the feature's own, and each parent's")
  func keys() {
    let keys = EffectKey.all(of: timer, at: [row1, search])
    let expected: Set = [
      EffectKey(id: timer, path: []), EffectKey(id: timer, path: [row1]),
      EffectKey(id: timer, path: [row1, search]),
    ]
    #expect(keys.count == 3, "A path of two has three beginnings: [], its first, and both.")
    #expect(Set(keys) == expected, "A path of two has three beginnings: [], its first, and both.")
  }

  @Test("Effects run in the order in which they were entered, until they are removed")
  func enterAndRemove() {
    let table = EffectTable()
    let effects = (1...3).map { _ in effect(keys(timer, [])) }
    for effect in effects { table.enter(effect) }
    #expect(
      table.running.map(\.number) == effects.map(\.number),
      "Three effects were entered, and all three run, the first one first."
    )
    #expect(table.keyCount == 1, "The three effects have one key.")
    table.remove(effects[1])
    #expect(
      table.running.map(\.number) == [effects[0].number, effects[2].number],
      "The second effect has ended, so only that one is removed."
    )
    table.remove(effects[1])
    table.remove(effects[0])
    table.remove(effects[2])
    #expect(table.running.isEmpty)
    #expect(table.keyCount == 0, "Nothing runs, but a key stayed behind.")
  }

  @Test("An effect without an id is entered, too") func withoutID() {
    let table = EffectTable()
    let effect = effect([])
    table.enter(effect)
    #expect(table.running.count == 1, "An effect without an id has no key, but it runs.")
    table.remove(effect)
    #expect(table.running.isEmpty)
  }

  @Test("A cancel ends every effect with that id at exactly that path, immediately") func cancel() {
    let table = EffectTable()
    let first = effect(keys(timer, [], [row1]))
    let again = effect(keys(timer, [], [row1]))
    let other = effect(keys(timer, [], [row2]))
    let search = effect(keys(search, [], [row1]))
    for effect in [first, again, other, search] { table.enter(effect) }
    table.cancel(timer, at: [row1])
    let cancelled = [first, again, other, search].map(\.isCancelled)
    #expect(cancelled == [true, true, false, false], "Only the first two have this id and path.")
    let running = table.running.map(\.number)
    #expect(
      running == [other.number, search.number],
      running == [search.number, other.number]
        ? "The effect that began first comes first."
        : "A cancelled effect leaves the table at once, before its task has noticed."
    )
    table.cancel(timer, at: [])
    #expect(
      other.isCancelled,
      """
      The parent cancels its rows' timers by an empty path, but one kept running. The other row's \
      timers were cancelled earlier: removing those from that key must keep the rest.
      """
    )
    #expect(!search.isCancelled)
    table.cancel(EffectID("nobody"), at: [])
    table.remove(first)
    #expect(table.running.count == 1)
  }

  @Test("An effect cancelled by one of its ids loses the others, too") func allKeys() {
    let table = EffectTable()
    table.enter(effect(keys(timer, []) + keys(search, [])))
    #expect(table.keyCount == 2, "The effect has two ids, and must be found under both.")
    table.cancel(timer, at: [])
    #expect(table.keyCount == 0, "Cancelled by one id, and the other id's key stayed behind.")
  }

  @Test("Running effects are cancelled when the table is released") func goesAway() async {
    var table: EffectTable? = EffectTable()
    let running = effect([])
    let task = Task { try await Task.never() }
    running.task = Task { _ = await task.result }
    table?.enter(running)
    table = nil
    #expect(running.task?.isCancelled == true, "The effect's task kept running without a store.")
    task.cancel()
  }
}
