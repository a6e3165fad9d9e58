import Chapter03Effects
import Testing

@Suite struct BookkeepingTests {
  /// Work that gives and completes when the test says so.
  private final class Work {
    private var subscriber: Effect<Int, Never>.Subscriber?
    private(set) var isStopped = false

    var effect: Effect<Int, Never> {
      .run { subscriber in
        self.subscriber = subscriber
        return AnyCancellable { self.isStopped = true }
      }
    }

    func give(_ number: Int) { subscriber?.send(number) }
    func complete() { subscriber?.send(completion: .finished) }
  }

  /// A store whose reducer notes each number, and starts an effect for those that have one.
  private func store(_ effects: [Int: Effect<Int, Never>]) -> Store<[Int], Int> {
    Store(state: []) { numbers, number in
      numbers.append(number)
      return effects[number] ?? .none
    }
  }

  @Test("The values that an effect sends come back")  // starter passes
  func values() throws {
    let work = Work()
    let store = store([0: work.effect])
    store.send(0)
    work.give(1)
    work.give(2)
    try #require(store.state == [0, 1, 2], "0 starts an effect, which sends 1 and 2 later.")
  }

  @Test("An effect that completes while it is starting leaves nothing behind")
  func immediately() throws {
    let store = store([0: Effect(value: 1)])
    store.send(0)
    try #require(store.effectsInFlight == 0, "0's effect sends 1 and ends while it starts.")
  }

  @Test("An effect is in flight until it completes") func later() throws {
    let work = Work()
    let store = store([0: work.effect])
    store.send(0)
    let started = store.effectsInFlight
    work.give(1)
    let given = store.effectsInFlight
    work.complete()
    try #require(
      [started, given, store.effectsInFlight] == [1, 1, 0],
      "How many are in flight when one has been started, has given a value, and has completed."
    )
  }

  @Test("An effect that begins or completes leaves the others alone") func onlyItself() throws {
    let (one, two) = (Work(), Work())
    let store = store([1: one.effect, 2: two.effect])
    store.send(1)
    store.send(2)
    let started = store.effectsInFlight
    one.complete()
    two.give(3)
    store.send(1)
    try #require(
      [store.state, [started, store.effectsInFlight]] == [[1, 2, 3, 1], [2, 2]],
      "1 and 2 began, 1 ended, 2 sent 3, 1 began again: the state, and in flight at first and now."
    )
  }

  @Test("An effect started by another one's value stays in flight") func nested() throws {
    let work = Work()
    let store = store([0: Effect(value: 1), 1: work.effect])
    store.send(0)
    work.give(2)
    try #require(
      [store.state, [store.effectsInFlight]] == [[0, 1, 2], [1]],
      "0 starts an effect that sends 1 and completes. 1 starts another, which sent 2 later."
    )
  }

  @Test("An effect that sends a value while it is starting stays in flight")  // starter passes
  func stays() throws {
    let work = Work()
    let store = store([0: .merge(Effect(value: 1), work.effect), 1: .fireAndForget {}])
    store.send(0)
    work.give(2)
    let now = "\(store.state), in flight: \(store.effectsInFlight > 0)"
    try #require(
      now == "[0, 1, 2], in flight: true",
      "0 starts an effect that sends 1, which starts another that completes. Then the first sent 2."
    )
  }

  @Test("An effect in flight doesn't keep the store, and is stopped with it") func freed() throws {
    let work = Work()
    var store: Store<[Int], Int>? = store([0: work.effect])
    store?.send(0)
    weak let weakStore = store
    store = nil
    let isFreed = weakStore == nil
    try #require(isFreed == true, "Nobody else has the store, and its effect is in flight.")
    try #require(work.isStopped == true, "The store is gone. Its effect was in flight.")
  }
}
