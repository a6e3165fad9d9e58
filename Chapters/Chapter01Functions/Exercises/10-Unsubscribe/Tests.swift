import Testing

@Suite struct UnsubscribeTests {
  private typealias Counter = Store<Int, Int>

  private func counter() -> Counter { Store(value: 0) { count, step in count += step } }

  /// Something that an observer captures.
  private final class Witness {}

  /// An object that isn't kept by looking at it.
  private struct Weak {
    weak var object: AnyObject?
    var isThere: Bool { object != nil }
  }

  /// A token, and what its observer captures.
  private func observe(_ store: Counter) -> (token: Token, witness: Weak) {
    let witness = Witness()
    let token = store.observe { _ in withExtendedLifetime(witness) {} }
    return (token, Weak(object: witness))
  }

  @Test("A token ends its own observation, and no other")  // starter passes
  func oneOfThree() throws {
    let store = counter()
    var seen: [String] = []
    let names = ["first", "second", "third"]
    var tokens = names.map { name in store.observe { _ in seen.append(name) } }
    for index in [1, 0] {
      tokens[index].cancel()
      tokens.remove(at: index)
      store.send(1)
      seen.append("|")
    }
    tokens = []
    store.send(1)
    try #require(
      seen == ["first", "third", "|", "third", "|"],
      "Of three tokens, the second was dropped, then the first, then the third, each before a send."
    )
  }

  @Test("The others are still called in the order in which they were added")  // starter passes
  func order() throws {
    let store = counter()
    var seen: [Int] = []
    var tokens: [Token] = []
    tokens = (1...4).map { number in
      store.observe { _ in
        seen.append(number)
        if number == 1 { tokens[0].cancel() }
      }
    }
    store.send(1)
    store.send(1)
    tokens = []
    try #require(
      seen == [1, 2, 3, 4, 2, 3, 4],
      "Four observers, two actions. The first observer cancels its own token when it is called."
    )
  }

  @Test("An observer cancelled during a notification isn't called any more")  // starter passes
  func midway() throws {
    let store = counter()
    var seen: [String] = []
    var second: Token?
    let first = store.observe { _ in
      seen.append("first")
      second?.cancel()
    }
    second = store.observe { _ in seen.append("second") }
    store.send(1)
    withExtendedLifetime((first, second)) {}
    try #require(seen == ["first"], "The first observer cancelled the second one's token.")
  }

  @Test("A dropped token frees its observer") func dropped() throws {
    let store = counter()
    var observation: (token: Token, witness: Weak)? = observe(store)
    withExtendedLifetime(observation) {}
    observation = nil
    try #require(store.observers.count == 0, "The token of the store's only observer was dropped.")
  }

  @Test("A cancelled token that is still kept doesn't keep its observer") func cancelled() throws {
    let store = counter()
    let (token, witness) = observe(store)
    token.cancel()
    let isFreed = !witness.isThere
    withExtendedLifetime(token) {}
    try #require(isFreed == true, "The token was cancelled: its observer's captures must be freed.")
  }

  @Test("A token keeps neither the store nor the observer") func storeGoes() throws {
    var store: Counter? = counter()
    let weakStore = Weak(object: store)
    let observation = store.map(observe)
    withExtendedLifetime(store) {}
    store = nil
    let isStoreGone = !weakStore.isThere
    try #require(isStoreGone == true, "The store was dropped, and the token was kept.")
    let isObserverGone = observation?.witness.isThere == false
    try #require(isObserverGone == true, "The store is gone, and the token was kept.")
    observation?.token.cancel()
  }

  @Test("An observer that ends during a notification leaves the array, too") func midwayFreed()
    throws
  {
    let store = counter()
    var second: Token?
    let first = store.observe { _ in second = nil }
    second = store.observe { _ in }
    store.send(1)
    withExtendedLifetime((first, second)) {}
    try #require(
      store.observers.count == 1,
      "During a notification, the first observer dropped the second one's token."
    )
  }

  @Test("Dropping a cancelled token doesn't end a later observation")  // starter passes
  func reusedAddress() throws {
    let store = counter()
    for _ in 0..<100 {
      var old: Token? = store.observe { _ in }
      old?.cancel()
      // An object that is gone leaves its place in memory to the next.
      var calls = 0
      let newcomers = (0..<4).map { _ in store.observe { _ in calls += 1 } }
      old = nil
      store.send(1)
      withExtendedLifetime(newcomers) {}
      try #require(calls == 4, "A token was cancelled, four observers added, the token dropped.")
    }
  }

  @Test("An observer that owns another's token isn't freed while the array is being changed")
  func ownsAnother() throws {
    final class Owner {
      var token: Token?
    }
    let store = counter()
    var outer: Token?
    do {
      let inner = Owner()
      inner.token = store.observe { _ in }
      outer = store.observe { _ in withExtendedLifetime(inner) {} }
    }
    withExtendedLifetime(outer) {}
    outer = nil
    try #require(store.observers.count == 0, "The outer observer owned the inner one's token.")
  }
}
