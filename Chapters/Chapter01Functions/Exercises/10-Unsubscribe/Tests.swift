import Testing

@Suite struct UnsubscribeTests {
  private typealias Counter = Store<Int, Int>

  /// Something that an observer captures, and that must go when the observer goes.
  private final class Witness {}

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
    var isGone: Bool { object == nil }
  }

  private func counter() -> Counter { Store(value: 0) { count, step in count += step } }

  /// A token, and a weak reference to what its observer captures.
  private func observe(_ store: Counter) -> (token: Token, witness: Weak<Witness>) {
    let witness = Witness()
    let token = store.observe { _ in withExtendedLifetime(witness) {} }
    return (token, Weak(object: witness))
  }

  private func why(inTheArray count: Int, otherwise: Comment) -> Comment {
    count > 0
      ? """
      The observer is no longer called, but it is still in the store's array, with all that it \
      captured.
      """
      : otherwise
  }

  private func othersToo(_ store: Counter, otherwise instead: String) -> Comment {
    switch store.observers.count {
    case 0: "One token of two was cancelled, and that ended both observations."
    case 1: "One token of two was cancelled, and \(instead)."
    default: "One token of two was cancelled, and both observers are still there."
    }
  }

  @Test("A dropped token ends the notifications") func ends() {  // starter passes
    let store = counter()
    var seen: [Int] = []
    var token: Token? = store.observe { seen.append($0) }
    store.send(1)
    withExtendedLifetime(token) {}
    token = nil
    store.send(1)
    #expect(
      seen == [1],
      seen.isEmpty
        ? "The token was kept, but its observer was never called."
        : "The value was 1 while the token was kept, and 2 after it was dropped."
    )
  }

  @Test("A token ends its own observation, and no other")  // starter passes
  func oneOfTwo() {
    let store = counter()
    var seen: [String] = []
    var first: Token? = store.observe { seen.append("first \($0)") }
    let second = store.observe { seen.append("second \($0)") }
    first?.cancel()
    store.send(1)
    #expect(
      seen == ["second 1"],
      othersToo(store, otherwise: "the second observer was removed in its place")
    )
    first = nil  // A token cancels again when it is dropped.
    store.send(1)
    #expect(
      seen == ["second 1", "second 2"],
      """
      The first token was cancelled, then dropped, and that ended the second observation: its \
      position in the array was taken by another.
      """
    )
    withExtendedLifetime(second) {}
  }

  @Test("A token ends its own observation, and none from before it")  // starter passes
  func newerOfTwo() {
    let store = counter()
    var seen: [String] = []
    let first = store.observe { seen.append("first \($0)") }
    let second = store.observe { seen.append("second \($0)") }
    second.cancel()
    store.send(1)
    #expect(
      seen == ["first 1"],
      seen.isEmpty
        ? othersToo(store, otherwise: "the first observer was removed in its place")
        : "The second token was cancelled, but its observer is still called."
    )
    withExtendedLifetime((first, second)) {}
  }

  @Test("The others are still called in the order in which they were added")  // starter passes
  func orderOfTheRest() {
    let store = counter()
    var seen: [Int] = []
    let tokens = (1...4).map { number in store.observe { _ in seen.append(number) } }
    tokens[0].cancel()
    store.send(1)
    #expect(
      seen == [2, 3, 4],
      seen.sorted() == [2, 3, 4]
        ? "The first of four was cancelled, and the others changed their order."
        : "The first of four was cancelled, and the other three were not."
    )
    withExtendedLifetime(tokens) {}

    seen = []
    let another = counter()
    var own: [Token] = []
    own = (1...3).map { number in
      another.observe { _ in
        seen.append(number)
        if number == 1 { own[0].cancel() }
      }
    }
    another.send(1)
    #expect(
      seen == [1, 2, 3],
      """
      The first of three cancelled its own token when it was called, and the one after it wasn't \
      called. Removing an observer must not move the others in the array that `send` is going \
      through.
      """
    )
    own = []
  }

  @Test("A dropped token frees its observer") func frees() {
    let store = counter()
    var observation: (token: Token, witness: Weak<Witness>)? = observe(store)
    let witness = observation?.witness
    let stays = witness?.isGone == false
    #expect(stays, "While the token is kept, the observer has to stay.")
    observation = nil
    let isFreed = witness?.isGone == true && store.observers.isEmpty
    #expect(
      isFreed == true,
      why(
        inTheArray: store.observers.count,
        otherwise: "The observer left the array, but something keeps it."
      )
    )
    guard isFreed else { return }
    var second: Token?
    let first = store.observe { _ in second = nil }
    second = store.observe { _ in }
    store.send(1)
    let kept = store.observers.count
    #expect(
      kept == 1,
      """
      During a notification, the first observer dropped the second one's token. After `send` had \
      returned, the store still had \(kept) observers: an observer that ends then has to leave the \
      array, too.
      """
    )
    withExtendedLifetime((first, second)) {}
  }

  @Test("A cancelled token that is still kept doesn't keep its observer") func cancelled() {
    let store = counter()
    let (token, witness) = observe(store)
    token.cancel()
    let isFreed = witness.isGone && store.observers.isEmpty
    #expect(
      isFreed == true,
      why(
        inTheArray: store.observers.count,
        otherwise: """
          The observer left the array, but the token's closure captures it, and the token is still \
          there.
          """
      )
    )
    withExtendedLifetime(token) {}
  }

  @Test("A token doesn't keep the store") func storeGoes() {
    var store: Counter? = counter()
    let weakStore = Weak(object: store)
    let token = store?.observe { _ in }
    store = nil
    let isGone = weakStore.isGone
    #expect(
      isGone == true,
      "The token's closure captures the store: as long as a screen is there, so is its store."
    )
    withExtendedLifetime(token) {}
  }

  @Test("A token that outlives the store doesn't keep the observer") func observerGoesWithStore() {
    var store: Counter? = counter()
    let weakStore = Weak(object: store)
    let observation = store.map(observe)
    store = nil
    let isGone = observation?.witness.isGone == true
    #expect(
      isGone == true,
      weakStore.isGone
        ? "The store is gone, but the token's closure captures the observer."
        : "The token's closure captures the store, and the store keeps the observer."
    )
    withExtendedLifetime(observation?.token) {}
  }

  @Test("An observer cancelled during a notification isn't called any more")  // starter passes
  func midway() {
    let store = counter()
    var seen: [String] = []
    var second: Token?
    let first = store.observe { _ in
      seen.append("first")
      second?.cancel()
    }
    second = store.observe { _ in seen.append("second") }
    store.send(1)
    #expect(
      seen == ["first"],
      """
      The first observer cancelled the second one's token, but the second was called anyway. The \
      loop in `send` goes over the array as it was, so the mark `isOver` is needed as well.
      """
    )
    withExtendedLifetime((first, second)) {}
  }

  @Test("Dropping a cancelled token doesn't end a later observation")  // starter passes
  func reusedAddress() {
    let store = counter()
    for _ in 0..<100 {
      var old: Token? = store.observe { _ in }
      old?.cancel()
      // An object that is gone leaves its place in memory to the next.
      var calls = 0
      let newcomers = (0..<4).map { _ in store.observe { _ in calls += 1 } }
      old = nil
      store.send(1)
      guard calls == newcomers.count else {
        Issue.record(
          """
          A token was cancelled, new observers were added, and then the token was dropped, which \
          ended a new observation. An `ObjectIdentifier` is an address, and a new object may get \
          an old one's.
          """
        )
        return
      }
    }
  }

  @Test("A token may be cancelled after its store is gone") func afterStore() {  // starter passes
    var store: Counter? = counter()
    var seen: [Int] = []
    let token = store?.observe { seen.append($0) }
    store?.send(1)
    store = nil
    token?.cancel()
    token?.cancel()
    #expect(seen == [1], "1 was sent, and cancelling sends nothing.")
  }

  @Test("An observer that owns another's token isn't freed while the array is being changed")
  func ownsAnother() {
    final class Owner {
      var token: Token?
    }
    let store = counter()
    var outer: Token?
    var seen: [String] = []
    do {
      let inner = Owner()
      inner.token = store.observe { _ in seen.append("inner") }
      outer = store.observe { _ in withExtendedLifetime(inner) { seen.append("outer") } }
    }
    store.send(1)
    withExtendedLifetime(outer) {}
    outer = nil
    store.send(1)
    #expect(
      seen == ["inner", "outer"],
      "The outer observer owned the inner one's token. With the outer token, both end."
    )
    #expect(
      store.observers.isEmpty,
      why(inTheArray: store.observers.count, otherwise: "Both have ended.")
    )
  }
}
