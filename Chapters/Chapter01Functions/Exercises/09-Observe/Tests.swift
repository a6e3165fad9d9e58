import Testing

@Suite struct ObserveTests {
  private let store = Store(value: 0) { (count: inout Int, step: Int) in count += step }

  @Test("An observer is given the new value after each action") func eachAction() {
    var seen: [Int] = []
    let token = store.observe { seen.append($0) }
    seen = []  // What comes before the first action is another rule's business.
    for step in [1, 2, 0] { store.send(step) }
    #expect(seen == [1, 3, 3], "One call per action, even for one that changes nothing.")
    withExtendedLifetime(token) {}
  }

  @Test("What an observer is given is what it reads from the store") func givenEqualsRead() {
    var given: [Int] = []
    var read: [Int] = []
    let token = store.observe { [unowned store] value in
      given.append(value)
      read.append(store.value)
    }
    (given, read) = ([], [])
    store.send(1)
    store.send(1)
    #expect(given == [1, 2], "It has to be the new value: the one that the reducer made.")
    #expect(
      read == [1, 2],
      "The observers were told before the value was written: they read what is no longer true."
    )
    withExtendedLifetime(token) {}
  }

  @Test("The first call comes with the next action") func firstCall() {
    store.send(1)
    var seen: [Int] = []
    let token = store.observe { seen.append($0) }
    #expect(
      seen.isEmpty,
      "Nothing has happened since it began to look; the value there is, it can read from the store."
    )
    store.send(1)
    #expect(seen.last == 2, "From now on it is told.")
    withExtendedLifetime(token) {}
  }

  @Test("Observers are called in the order in which they came") func order() {
    var order: [Int] = []
    let tokens = (0..<10).map { number in store.observe { _ in order.append(number) } }
    order = []
    store.send(1)
    #expect(order == Array(0..<10), "Keep them in an array: a dictionary has an order of its own.")
    withExtendedLifetime(tokens) {}
  }

  @Test("A dropped token ends its own observation, and no other") func dropped() {
    var log: [String] = []
    var first: Token? = store.observe { log.append("first \($0)") }
    let second = store.observe { log.append("second \($0)") }
    log = []
    store.send(1)
    #expect(log == ["first 1", "second 1"], "Both have a token, so both are told.")
    withExtendedLifetime(first) {}
    first = nil
    store.send(1)
    #expect(
      log.suffix(1) == ["second 2"] && !log.contains("first 2"),
      "Only the first one's token was dropped: it is not called any more, the second still is."
    )
    withExtendedLifetime(second) {}
  }

  @Test("Who comes late is not mistaken for who was there before") func identity() {
    var log: [String] = []
    var first: Token? = store.observe { _ in }
    let second = store.observe { log.append("second \($0)") }
    withExtendedLifetime(first) {}
    first = nil
    var third: Token? = store.observe { log.append("third \($0)") }
    log = []
    store.send(1)
    #expect(log == ["second 1", "third 1"], "The first one's token was dropped, the others' not.")
    withExtendedLifetime(third) {}
    third = nil
    store.send(1)
    #expect(
      log.last == "second 2",
      "The third observer came after one had gone, and its token ended the second's observation."
    )
    withExtendedLifetime(second) {}
  }
}
