import Testing

@Suite struct ObserveTests {
  private typealias Counter = Store<Int, Int>

  private func counter() -> Counter { Store(value: 0) { count, step in count += step } }

  @Test("An observer is called after each action, with the new value") func eachAction() throws {
    let store = counter()
    var seen: [Int] = []
    let token = store.observe { seen.append($0) }
    for step in [1, 2, 0] { store.send(step) }
    withExtendedLifetime(token) {}
    try #require(seen == [1, 3, 3], "The count was 0. The actions added 1, 2 and 0 to it.")
  }

  @Test("An observer reads the same value from the store as it is given") func read() throws {
    let store = counter()
    var read: [Int] = []
    let token = store.observe { [unowned store] _ in read.append(store.value) }
    store.send(1)
    store.send(1)
    withExtendedLifetime(token) {}
    try #require(read == [1, 2], "What the observer read from the store; 1 was added to 0, twice.")
  }

  @Test("Observers are called in the order in which they were added") func order() throws {
    let store = counter()
    var order: [Int] = []
    var tokens: [Token] = []
    for number in 0..<10 {
      tokens.append(
        store.observe { _ in
          order.append(number)
          if number == 3 { tokens.removeFirst(2) }
          if number == 5 { tokens.append(store.observe { _ in order.append(10) }) }
        }
      )
    }
    store.send(1)
    withExtendedLifetime(store) { tokens = [] }
    let ways = Set(zip(order, order.dropFirst()).map { $0 < $1 ? "on" : "back" }).sorted()
    try #require(ways == ["on"], "Ten observers were added. Which way the calls went, from each.")
    try #require(order == Array(0..<10), "Observer 3 drops the tokens of 0 and 1; 5 adds 10.")
  }

  @Test("A token doesn't keep the store, and the store doesn't keep the token")  // starter passes
  func kept() throws {
    var store: Counter? = counter()
    weak let weakStore = store
    var token = store?.observe { _ in }
    weak let weakToken = token
    withExtendedLifetime(token) {}
    token = nil
    let isTokenGone = weakToken == nil
    try #require(isTokenGone == true, "The token was dropped, and the store was kept.")
    token = store?.observe { _ in }
    withExtendedLifetime(store) {}
    store = nil
    let isStoreGone = weakStore == nil
    try #require(isStoreGone == true, "The store was dropped, and the token was kept.")
    token = nil
  }

  @Test("A dropped token ends its own observation, and no other") func dropped() throws {
    let store = counter()
    var seen: [String] = []
    let names = ["first", "second", "third"]
    var tokens = names.map { name in store.observe { _ in seen.append(name) } }
    let fourth = store.observe { _ in
      seen.append("|")
      tokens = Array(tokens.dropFirst())
    }
    for _ in 1...4 { store.send(1) }
    withExtendedLifetime(fourth) {}
    try #require(
      seen == ["first", "second", "third", "|", "second", "third", "|", "third", "|", "|"],
      "A fourth observer notes a bar, and drops the oldest of the three tokens. Four actions."
    )
  }

  @Test("A new observer isn't mistaken for an earlier one") func identity() throws {
    let store = counter()
    var seen: [String] = []
    var first: Token? = store.observe { _ in }
    let second = store.observe { _ in seen.append("second") }
    withExtendedLifetime(first) {}
    first = nil
    var third: Token? = store.observe { _ in seen.append("third") }
    store.send(1)
    withExtendedLifetime(third) {}
    third = nil
    seen.append("|")
    store.send(1)
    withExtendedLifetime(second) {}
    try #require(
      seen == ["second", "third", "|", "second"],
      """
      The first observer was gone when the third came. After an action, the third's token was \
      dropped, and another action was sent.
      """
    )
  }
}
