import Testing

@Suite struct ObserveTests {
  private typealias Counter = Store<Int, Int>

  private func counter() -> Counter { Store(value: 0) { count, step in count += step } }

  /// The tokens of observers that stay until the end of the program. Unsafe is safe here, since a
  /// workbook's tests run one after the other.
  private static nonisolated(unsafe) var kept: [Token] = []

  private func keep(_ token: Token) { Self.kept.append(token) }

  @Test("An observer gets the new value after each action") func eachAction() {
    let store = counter()
    var seen: [Int] = []
    keep(store.observe { seen.append($0) })
    seen = []  // What comes before the first action is another rule's business.
    for step in [1, 2, 0] { store.send(step) }
    let comment: Comment =
      switch seen {
      case []: "The observer was never called, although its token is kept."
      case [0, 1, 3]: "The observer got the value from before each action, not the new one."
      case [1, 3]:
        "The last action changed nothing, but it is still an action: one call each."
      case [1, 1, 3, 3, 3, 3]: "The observer was called twice for each action."
      case [1]: "The observer was called for the first action only."
      default: "From 0, adding 1, then 2, then 0 leads to 1, 3 and 3."
      }
    #expect(seen == [1, 3, 3], comment)
  }

  @Test("An observer reads the same value from the store as it is given") func givenEqualsRead() {
    let store = counter()
    var given: [Int] = []
    var read: [Int] = []
    keep(
      store.observe { [unowned store] value in
        given.append(value)
        read.append(store.value)
      }
    )
    (given, read) = ([], [])
    store.send(1)
    store.send(1)
    #expect(
      read == given,
      given == [1, 2] && read == [0, 1]
        ? "The observers were called before the value was written, so they read the old one."
        : "The observer was given one value and read another."
    )
    #expect(given.count == 2, "Two actions are two calls.")
  }

  @Test("The first call comes with the next action") func firstCall() {
    let store = counter()
    store.send(1)
    var seen: [Int] = []
    keep(store.observe { seen.append($0) })
    #expect(
      seen.isEmpty,
      "The observer was called at once. Nothing has happened yet; it can read the value itself."
    )
    store.send(1)
    #expect(seen.last == 2, "From the next action on, it is called.")
  }

  @Test("Observers are called in the order in which they were added") func order() {
    let store = counter()
    var order: [Int] = []
    for number in 0..<10 { keep(store.observe { _ in order.append(number) }) }
    order = []
    store.send(1)
    let comment: Comment =
      switch order {
      case [9]:
        "Only the last of ten observers was called: each one replaced the one before."
      case [0]: "Only the first of ten observers was called."
      case (0..<10).reversed(): "The newest observer was called first: they were called backwards."
      case _ where order.sorted() == Array(0..<10):
        "All were called, but in no order: a Set or a Dictionary has none, but an Array has one."
      default: "Ten observers were added, 0 to 9, and each is called once."
      }
    #expect(order == Array(0..<10), comment)
    guard order == Array(0..<10) else { return }
    for number in 10..<110 { keep(store.observe { _ in order.append(number) }) }
    order = []
    store.send(1)
    let calls = order.count
    #expect(calls == 110, "100 more observers were added to the ten, and all of them are called.")
  }

  @Test("A dropped token ends its own observation, and no other") func dropped() {
    let store = counter()
    var seen: Set<String> = []
    var first: Token? = store.observe { _ in seen.insert("first") }
    var second: Token? = store.observe { _ in seen.insert("second") }
    keep(store.observe { _ in seen.insert("third") })
    let isKept = WeakReference(first)
    for _ in 1...2 {
      seen = []
      store.send(1)
    }
    let before = seen.contains("second")
    withExtendedLifetime(first) {}
    first = nil
    seen = []
    store.send(1)
    let comment: Comment =
      switch seen {
      case _ where isKept.object != nil:
        "The store keeps the token, so dropping it elsewhere doesn't end anything."
      case ["first", "second", "third"]: "The token was dropped, but its observer is still called."
      case [] where !before:
        "The second observer wasn't called twice, though all three tokens were kept."
      case []: "One token was dropped, and with it every observation ended."
      case ["first", "second"]:
        "The first token was dropped, but the newest observation ended instead."
      case ["first", "third"]: "The first token was dropped, but the second observation ended."
      default: "The first token was dropped, the second and the third were not."
      }
    #expect(seen == ["second", "third"], comment)

    withExtendedLifetime(second) {}
    second = nil
    seen = []
    store.send(1)
    #expect(
      seen == ["third"],
      seen == ["second"]
        ? "The second token ended the third observation: positions shift once an observer is gone."
        : "The second token was dropped as well, the third was not."
    )
  }

  @Test("A new observer isn't mistaken for an earlier one") func identity() {
    guard endsOne else {
      Issue.record("First all observers are called, and a dropped token ends its own observation.")
      return
    }
    let store = counter()
    var seen: Set<String> = []
    var first: Token? = store.observe { _ in }
    keep(store.observe { _ in seen.insert("second") })
    withExtendedLifetime(first) {}
    first = nil
    var third: Token? = store.observe { _ in seen.insert("third") }
    seen = []
    store.send(1)
    #expect(
      seen == ["second", "third"],
      seen == ["third"]
        ? """
        The third observer replaced the second. The number of observers identifies nobody: it goes \
        down when one leaves, and then comes up again.
        """
        : "The first observer's token was dropped, the others' were not."
    )
    withExtendedLifetime(third) {}
    third = nil
    seen = []
    store.send(1)
    #expect(
      seen == ["second"],
      seen.isEmpty
        ? "The third observer's token ended the second's observation, too."
        : "The third observer's token was dropped, the second's was not."
    )
  }

  @Test("A token may be dropped after its store is gone") func storeGone() {  // starter passes
    var store: Counter? = counter()
    var seen: [Int] = []
    var token = store?.observe { seen.append($0) }
    seen = []
    let isKept = WeakReference(store)
    withExtendedLifetime(store) {}
    store = nil
    #expect(
      isKept.object == nil,
      "The token keeps the store: its closure has to capture the store weakly."
    )
    withExtendedLifetime(token) {}
    token = nil
    #expect(seen == [], "Nothing was sent, so there is nothing to see.")
  }

  /// Whether the first of two tokens, when it is dropped, ends its own observation alone.
  private var endsOne: Bool {
    let store = counter()
    var seen: [String] = []
    var first: Token? = store.observe { _ in seen.append("first") }
    keep(store.observe { _ in seen.append("second") })
    store.send(1)
    withExtendedLifetime(first) {}
    first = nil
    for _ in 1...2 { store.send(1) }
    return seen == ["first", "second", "second", "second"]
  }

  private struct WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }
}
