import Testing

@Suite struct StoreSendTests {
  // Appends a digit, so the number spells out which actions ran, and in which order.
  private func append(_ number: inout Int, _ digit: Int) { number = number &* 10 &+ digit }

  @Test("One send is one call of the reducer") func calls() throws {
    var calls = 0
    let store = Store<Int, Int>(value: 1) { _, _ in calls += 1 }
    store.send(2)
    try #require(calls == 1, "One action was sent, which changes nothing.")
  }

  @Test("After a send, the store has the new value") func newValue() throws {
    let store = Store(value: 1, reducer: append)
    store.send(2)
    try #require(store.value == 12, "From 1, the action 2 appends its digit.")
    let twin = Store<Twin, Int>(value: Twin(id: 1)) { $0.id = $1 }
    twin.send(2)
    try #require(twin.value.id == 2, "The action sets an ID that the description leaves out.")
  }

  private struct Twin: CustomStringConvertible {
    var id: Int
    let description = "a twin"
  }

  @Test("Each send starts from where the last one ended") func sequence() throws {
    let store = Store(value: 1, reducer: append)
    for digit in [2, 3, 4] { store.send(digit) }
    try #require(store.value == 1234, "From 1, the actions 2, 3, 4 append digits.")
  }

  @Test("While the reducer runs, the store still has the old value") func meanwhile() throws {
    var read: () -> Int = { -1 }
    var seen: [Int] = []
    let store = Store(value: 0) { (count: inout Int, step: Int) in
      count += step
      seen.append(read())
    }
    read = { [unowned store] in store.value }
    store.send(1)
    store.send(1)
    try #require(seen == [0, 1], "Two actions each add 1, and then the reducer reads `value`.")
  }
}
