import Testing

@Suite struct ObserveTests {
  private typealias Counter = Store<Int, Int>

  private func counter() -> Counter { Store(value: 0) { count, step in count += step } }

  @Test("An observer is called after each action, with the new value") func eachAction() throws {
    let store = counter()
    var seen: [Int] = []
    store.observe { seen.append($0) }
    for step in [1, 2, 0] { store.send(step) }
    try #require(seen == [1, 3, 3], "The count was 0. The actions added 1, 2 and 0 to it.")
  }

  @Test("An observer reads the same value from the store as it is given") func read() throws {
    let store = counter()
    var read: [Int] = []
    store.observe { [unowned store] _ in read.append(store.value) }
    store.send(1)
    store.send(1)
    try #require(read == [1, 2], "What the observer read from the store; 1 was added to 0, twice.")
  }

  @Test("Observers are called in the order in which they were added") func order() throws {
    let store = counter()
    var order: [Int] = []
    for number in 0..<10 { store.observe { _ in order.append(number) } }
    store.send(1)
    let ways = Set(zip(order, order.dropFirst()).map { $0 < $1 ? "on" : "back" }).sorted()
    try #require(ways == ["on"], "Ten observers were added. Which way the calls went, from each.")
  }

  @Test("An observer that is added during an action is first called after the next one")
  func newcomer() throws {
    let store = counter()
    var seen: [String] = []
    store.observe { [unowned store] count in
      seen.append("first \(count)")
      if count == 1 { store.observe { seen.append("second \($0)") } }
    }
    store.send(1)
    store.send(1)
    try #require(
      seen == ["first 1", "first 2", "second 2"],
      "When the first observer was called with 1, it added the second. Two actions added 1 each."
    )
  }
}
