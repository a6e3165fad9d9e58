import Chapter03Effects
import Dispatch
import Testing

// An operator that cancels what is in flight, inside another one with the same id. Taken literally,
// it would cancel the effect that it belongs to.

@Suite("An effect that cancels in flight spares those it is inside") struct NestedCancellationTests
{
  private let scheduler = DispatchQueue.test
  private let store = effectStore(Int.self)

  private var viewStore: ViewStore<[Int], EffectAction<Int>> {
    ViewStore(store, removeDuplicates: ==)
  }

  private func start(_ effect: Effect<Int, Never>) {
    viewStore.send(.start(effect))
  }

  private func debounced(_ number: Int) -> Effect<Int, Never> {
    Effect(value: number).debounce(id: "x", for: .seconds(1), scheduler: scheduler)
  }

  private var ticks: Effect<Int, Never> {
    Effect.timer(id: "x", every: .seconds(1), on: scheduler).map { _ in 0 }
  }

  @Test("A debounce inside an effect with its id", arguments: [false, true])
  func debounce(cancelInFlight: Bool) {
    for number in 1...3 {
      start(debounced(number).cancellable(id: "x", cancelInFlight: cancelInFlight))
      scheduler.advance(by: .milliseconds(500))
    }
    scheduler.advance(by: .milliseconds(500))
    #expect(viewStore.state == [3])
    #expect(store.effectsInFlight == 0)
  }

  @Test("A timer inside an effect with its id", arguments: [false, true])
  func timer(cancelInFlight: Bool) {
    for _ in 1...2 {
      start(ticks.cancellable(id: "x", cancelInFlight: cancelInFlight))
    }
    scheduler.advance(by: .seconds(2))
    #expect(viewStore.state == [0, 0])
    start(.cancel(id: "x"))
    scheduler.runForAMinute()
    #expect(store.effectsInFlight == 0)
  }

  @Test("A merge or a concatenation around one of them") func around() {
    start(.merge(debounced(1), Effect(value: 2)).cancellable(id: "x"))
    #expect(viewStore.state == [2])
    scheduler.runForAMinute()
    #expect(viewStore.state == [2, 1])
    start(.concatenate(Effect(value: 3), debounced(4)).cancellable(id: "x", cancelInFlight: true))
    scheduler.runForAMinute()
    #expect(viewStore.state == [2, 1, 3, 4])
    #expect(store.effectsInFlight == 0)
  }

  @Test("Three deep, and the innermost one starts later") func deep() {
    start(
      debounced(1)
        .deferred(for: .seconds(1), scheduler: scheduler)
        .cancellable(id: "x", cancelInFlight: true)
        .cancellable(id: "x")
    )
    scheduler.runForAMinute()
    #expect(viewStore.state == [1])
    #expect(store.effectsInFlight == 0)
  }

  @Test("It doesn't spare its siblings, nor earlier effects with its id") func siblings() {
    start(Effect(value: 1).deferred(for: .seconds(5), scheduler: scheduler).cancellable(id: "x"))
    start(.merge(debounced(2), debounced(3)).cancellable(id: "x"))
    scheduler.runForAMinute()
    #expect(viewStore.state == [3])
    #expect(store.effectsInFlight == 0)
  }

  @Test("cancel(id:) spares none, not even the effect it is inside") func explicit() {
    start(
      .merge(
        ticks,
        Effect.cancel(id: "x").deferred(for: .milliseconds(2500), scheduler: scheduler)
      )
      .cancellable(id: "x")
    )
    scheduler.runForAMinute()
    #expect(viewStore.state == [0, 0])
    #expect(store.effectsInFlight == 0)
  }

  @Test("An effect started without a store also spares those it is inside") func sink() {
    let journal = Journal<Event<Int, Never>>()
    let run = debounced(1).cancellable(id: "x").record(in: journal)
    scheduler.runForAMinute()
    #expect(journal.lines == [.value(1), .finished])
    withExtendedLifetime(run) {}
  }
}
