import Chapter03Effects
import Testing

@Suite struct CancellationTests {
  private let store = effectStore(Int.self)
  private let source = Source<Int, Never>()

  private var viewStore: ViewStore<[Int], EffectAction<Int>> {
    ViewStore(store, removeDuplicates: ==)
  }

  private func start(_ effect: Effect<Int, Never>) {
    viewStore.send(.start(effect))
  }

  // R3.7
  @Test("An effect that completes immediately leaves nothing in flight, with or without an id")
  func completesAtOnce() {
    start(Effect(value: 1))
    start(Effect(value: 2).cancellable(id: "id"))
    #expect(viewStore.state == [1, 2])
    #expect(store.effectsInFlight == 0)
  }

  @Test("An effect that takes its time is in flight until it completes") func completesLater() {
    start(source.effect)
    #expect(store.effectsInFlight == 1)
    source.send(1)
    #expect(store.effectsInFlight == 1)
    source.finish()
    #expect(store.effectsInFlight == 0)
    #expect(viewStore.state == [1])
  }

  @Test("A cancelled effect gives nothing more, and the table is empty") func cancelled() {
    start(source.effect.cancellable(id: "id"))
    #expect(store.effectsInFlight == 2, "itself, and its id")
    start(.cancel(id: "id"))
    source.send(1)
    #expect(viewStore.state == [])
    #expect(source.cancellations == 1)
    #expect(store.effectsInFlight == 0)
  }

  // R3.8
  @Test("An immediate cancel takes effect: the id is registered when the effect starts")
  func immediateCancel() {
    let scheduler = TestScheduler()
    start(
      .merge(
        Effect(value: 1).deferred(for: .zero, scheduler: scheduler).cancellable(id: "id"),
        .cancel(id: "id")
      )
    )
    #expect(store.effectsInFlight == 0)
    scheduler.runForAMinute()
    #expect(viewStore.state == [])
  }

  // R3.8
  @Test("One id may stand for several effects, and cancels them all") func several() {
    let other = Source<Int, Never>()
    start(.merge(source.effect.cancellable(id: "id"), other.effect.cancellable(id: "id")))
    start(.cancel(id: "id"))
    #expect([source.cancellations, other.cancellations] == [1, 1])
    #expect(store.effectsInFlight == 0)

    var cancelled: [Int] = []
    let effects = (1...9).map { number in
      Effect<Int, Never>.run { _ in AnyCancellable { cancelled.append(number) } }
    }
    start(.merge(effects.map { $0.cancellable(id: "id") }))
    start(.cancel(id: "id"))
    #expect(cancelled == Array(1...9), "in the order in which they began")
  }

  @Test("Of several effects with one id, one that completes leaves the others") func oneCompletes()
  {
    let other = Source<Int, Never>()
    start(.merge(source.effect.cancellable(id: "id"), other.effect.cancellable(id: "id")))
    source.finish()
    other.send(2)
    #expect(viewStore.state == [2])
    start(.cancel(id: "id"))
    #expect(other.cancellations == 1)
  }

  // R3.8
  @Test("cancelInFlight cancels the earlier one before it registers the new one")
  func cancelInFlight() {
    start(source.effect.cancellable(id: "id", cancelInFlight: true))
    start(source.effect.cancellable(id: "id", cancelInFlight: true))
    #expect(source.cancellations == 1)
    source.send(2)
    #expect(viewStore.state == [2])
    source.finish()
    #expect(store.effectsInFlight == 0)
  }

  @Test("cancelInFlight on .none still cancels") func cancelInFlightOfNone() {
    start(source.effect.cancellable(id: "id"))
    start(Effect.none.cancellable(id: "id", cancelInFlight: true))
    #expect(source.cancellations == 1)
  }

  // R3.8
  @Test("Cancelling delivers completion") func deliversCompletion() {
    let journal = Journal<Event<Int, Never>>()
    let both = Effect<Int, Never>.merge(
      source.effect.cancellable(id: "id"),
      Effect.cancel(id: "id")
    )
    let sink = both.record(in: journal)
    #expect(journal.lines == [.finished])
    withExtendedLifetime(sink) {}
  }

  @Test("An effect may cancel itself, from inside its own value") func cancelsItself() {
    let effect = source.effect.flatMap { number in
      Effect<Int, Never>.concatenate(Effect(value: number), .cancel(id: "id"), Effect(value: -1))
    }
    start(effect.cancellable(id: "id"))
    source.send(1)
    source.send(2)
    #expect(viewStore.state == [1])
    #expect(store.effectsInFlight == 0)
  }

  @Test("Ids are told apart by type and value; an unknown one cancels nothing") func ids() {
    struct ID: Hashable {
      var number: Int
    }
    start(source.effect.cancellable(id: ID(number: 1)))
    start(.cancel(id: ID(number: 2)))
    start(.cancel(id: 1))
    #expect(source.cancellations == 0)
    start(.cancel(id: ID(number: 1)))
    #expect(source.cancellations == 1)
  }

  @Test("Two stores do not cancel each other's effects") func twoStores() {
    let other = ViewStore(effectStore(Int.self), removeDuplicates: ==)
    start(source.effect.cancellable(id: "id"))
    other.send(.start(.cancel(id: "id")))
    source.send(1)
    #expect(viewStore.state == [1])
  }

  @Test("A scoped store's effects are its parent's: one id means the same in both") func scoped() {
    let child = ViewStore(store.scope(state: { $0 }), removeDuplicates: ==)
    start(source.effect.cancellable(id: "id"))
    child.send(.start(.cancel(id: "id")))
    #expect(source.cancellations == 1)
  }

  // R3.7
  @Test("The store's deinit cancels what is in flight; no effect keeps the store alive")
  func storeGoes() {
    var store: Store? = effectStore(Int.self)
    let weakStore = Weak(object: store)
    store.map { ViewStore($0, removeDuplicates: ==) }?.send(.start(source.effect))
    store.map { ViewStore($0, removeDuplicates: ==) }?.send(
      .start(source.effect.cancellable(id: "id"))
    )
    #expect(weakStore.object != nil)
    withExtendedLifetime(store) {}
    store = nil
    #expect(weakStore.object == nil)
    #expect(source.cancellations == 2)
    source.send(1)
  }
}
