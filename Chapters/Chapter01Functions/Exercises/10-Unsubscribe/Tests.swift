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

  @Test("A dropped token ends the notifications") func ends() {  // starter passes
    let store = counter()
    var seen: [Int] = []
    var token: Token? = store.observe { seen.append($0) }
    store.send(1)
    withExtendedLifetime(token) {}
    token = nil
    store.send(1)
    #expect(seen == [1], "1 was sent while the token was kept, 2 after it was dropped.")
  }

  @Test("A dropped token frees the observer") func frees() {
    let store = counter()
    var observation: (token: Token, witness: Weak<Witness>)? = observe(store)
    let witness = observation?.witness
    let stays = witness?.isGone == false
    #expect(stays, "While the token is kept, the observer has to stay.")
    observation = nil
    #expect(store.observers.count == 0, "It is over, but still in the store's array.")
    let isGone = witness?.isGone == true
    #expect(isGone, "Not called any more, yet in memory, with all it captured.")
  }

  @Test("A cancelled token, still kept, does not keep the observer") func cancelled() {
    let store = counter()
    let (token, witness) = observe(store)
    token.cancel()
    #expect(store.observers.count == 0, "It is over, but still in the store's array.")
    let isGone = witness.isGone
    #expect(isGone, "The token's closure captures the observer, and is still there.")
    withExtendedLifetime(token) {}
  }

  @Test("A token does not keep the store") func storeGoes() {
    var store: Counter? = counter()
    let weakStore = Weak(object: store)
    let token = store?.observe { _ in }
    store = nil
    let isGone = weakStore.isGone
    #expect(
      isGone,
      "The token's closure captures the store: as long as a screen is there, so is its store."
    )
    withExtendedLifetime(token) {}
  }

  @Test("A token that outlives the store does not keep the observer") func observerGoesWithStore() {
    var store: Counter? = counter()
    let observation = store.map(observe)
    store = nil
    let isGone = observation?.witness.isGone == true
    #expect(
      isGone,
      "The store is gone, and with it all reason to keep what its observers captured."
    )
    withExtendedLifetime(observation?.token) {}
  }

  @Test("A closed screen takes its observer with it") func screen() {
    final class Screen {
      var count = 0
      var token: Token?

      init(_ store: Counter) {
        token = store.observe { [weak self] in self?.count = $0 }
      }
    }
    let store = counter()
    var screen: Screen? = Screen(store)
    let weakScreen = Weak(object: screen)
    store.send(1)
    #expect(screen?.count == 1, "An open screen is told.")
    screen = nil
    let isGone = weakScreen.isGone
    #expect(isGone, "Nobody shows the screen any more, so nobody may keep it.")
    #expect(store.observers.isEmpty, "Every screen ever opened is still in the store's array.")
  }

  @Test("One of two observers can go") func oneOfTwo() {
    let store = counter()
    var seen: [String] = []
    var first: Token? = store.observe { seen.append("first \($0)") }
    let second = store.observe { seen.append("second \($0)") }
    withExtendedLifetime(first) {}
    first = nil
    store.send(1)
    #expect(seen == ["second 1"], "Only the first token was dropped.")
    #expect(store.observers.count == 1, "Of two observers one is over: one should be left.")
    withExtendedLifetime(second) {}
  }

  @Test("A token may be cancelled after its store has gone") func afterStore() {  // starter passes
    var store: Counter? = counter()
    var seen: [Int] = []
    let token = store?.observe { seen.append($0) }
    store?.send(1)
    store = nil
    token?.cancel()
    token?.cancel()
    #expect(seen == [1], "1 was sent; cancelling tells nobody anything.")
  }
}
