import Chapter03Effects
import Dispatch
import IssueTesting
import Testing

@Suite struct TimeTests {
  private let scheduler = DispatchQueue.test
  private let journal = Journal<Event<Int, Never>>()

  // R3.4
  @Test("receive(on:): nothing arrives before the scheduler advances, and the order is kept")
  func receive() {
    let effect = Effect<Int, Never>.merge(Effect(value: 1), Effect(value: 2))
    let sink = effect.receive(on: scheduler).record(in: journal)
    #expect(journal.lines == [])
    scheduler.advance()
    #expect(journal.lines == [.value(1), .value(2), .finished])
    withExtendedLifetime(sink) {}
  }

  @Test("receive(on:): what waits in it does not arrive once the effect is cancelled")
  func receiveCancelled() {
    let sink = Effect(value: 1).receive(on: scheduler).record(in: journal)
    sink.cancel()
    scheduler.advance()
    #expect(journal.lines == [])
  }

  @Test("delay(for:): the work starts immediately; values and completion come later, in order")
  func delay() {
    var starts = 0
    let work = Effect<Int, Never>.merge(
      .result {
        starts += 1
        return .success(1)
      },
      Effect(value: 2)
    )
    let sink = work.delay(for: .seconds(10), scheduler: scheduler).record(in: journal)
    #expect(starts == 1)
    scheduler.advance(by: .milliseconds(9_999))
    #expect(journal.lines == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(journal.lines == [.value(1), .value(2), .finished])
    withExtendedLifetime(sink) {}
  }

  @Test("delay(for:) delays a failure too, and emits nothing after a cancellation")
  func delayEnds() {
    let failures = Journal<Event<Int, Refused>>()
    let failing = Effect<Int, Refused>(error: Refused())
      .delay(for: .seconds(1), scheduler: scheduler).record(in: failures)
    let cancelled = Effect(value: 1).delay(for: .seconds(1), scheduler: scheduler)
      .record(in: journal)
    #expect(failures.lines == [])
    cancelled.cancel()
    scheduler.runForAMinute()
    #expect(failures.lines == [.end(.failure(Refused()))])
    #expect(journal.lines == [])
    withExtendedLifetime(failing) {}
  }

  @Test("deferred(for:): the work starts when the time has come") func deferred() {
    var starts = 0
    let work = Effect<Int, Never>.result {
      starts += 1
      return .success(1)
    }
    let sink = work.deferred(for: .seconds(1), scheduler: scheduler).record(in: journal)
    scheduler.advance(by: .milliseconds(999))
    #expect(starts == 0)
    scheduler.advance(by: .milliseconds(1))
    #expect(starts == 1)
    #expect(journal.lines == [.value(1), .finished])
    withExtendedLifetime(sink) {}
  }

  @Suite struct InStoreTests {
    private let scheduler = DispatchQueue.test
    private let store = effectStore(Int.self)

    private var viewStore: ViewStore<[Int], EffectAction<Int>> {
      ViewStore(store, removeDuplicates: ==)
    }

    private func start(_ effect: Effect<Int, Never>) {
      viewStore.send(.start(effect))
    }

    // R3.9
    @Test("debounce delays the start of the work, not its output") func debounce() {
      var starts: [Int] = []
      func search(_ number: Int) -> Effect<Int, Never> {
        Effect.result {
          starts.append(number)
          return .success(number)
        }
        .debounce(id: "search", for: .milliseconds(300), scheduler: scheduler)
      }
      start(search(1))
      scheduler.advance(by: .milliseconds(200))
      start(search(2))
      scheduler.advance(by: .milliseconds(299))
      #expect(starts == [])
      scheduler.advance(by: .milliseconds(1))
      #expect(starts == [2], "the first one never started")
      #expect(viewStore.state == [2])
      #expect(store.effectsInFlight == 0)
    }

    // R3.9
    @Test("debounce replaces work that has started, too") func debounceOfWork() {
      let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
      for source in [first, second] {
        start(source.effect.debounce(id: 1, for: .milliseconds(300), scheduler: scheduler))
        scheduler.advance(by: .milliseconds(300))
      }
      #expect([first.cancellations, second.cancellations] == [1, 0])
      first.send(1)
      second.send(2)
      #expect(viewStore.state == [2])
    }

    private func throttled(_ number: Int, latest: Bool) -> Effect<Int, Never> {
      Effect(value: number)
        .throttle(id: "move", for: .seconds(1), scheduler: scheduler, latest: latest)
    }

    // R3.9
    @Test("throttle lets the first value pass, and then the first or the latest of each interval")
    func throttle() {
      for (latest, expected) in [(false, [1, 2, 4, 5]), (true, [1, 3, 4, 5])] {
        let store = effectStore(Int.self)
        let viewStore = ViewStore(store, removeDuplicates: ==)
        let scheduler = DispatchQueue.test
        func move(_ number: Int) {
          let effect = Effect<Int, Never>(value: number)
          viewStore.send(
            .start(
              effect.throttle(id: "move", for: .seconds(1), scheduler: scheduler, latest: latest)
            )
          )
        }
        move(1)
        #expect(viewStore.state == [1])
        scheduler.advance(by: .milliseconds(250))
        move(2)
        scheduler.advance(by: .milliseconds(250))
        move(3)
        scheduler.advance(by: .milliseconds(499))
        #expect(viewStore.state == [1])
        scheduler.advance(by: .milliseconds(1))
        #expect(viewStore.state == Array(expected[..<2]), "at the end of the first interval")
        scheduler.advance(by: .milliseconds(1))
        move(4)
        #expect(viewStore.state == Array(expected[..<2]), "it restarted with the value that passed")
        scheduler.advance(by: .seconds(3))
        move(5)
        #expect(viewStore.state == expected)
        #expect(store.effectsInFlight == 0)
      }
    }

    @Test(
      "A value that comes exactly at the end of an interval doesn't overtake the one that waits",
      arguments: [(false, [1, 2]), (true, [1, 3])]
    )
    func throttleAtTheEnd(_ latest: Bool, _ expected: [Int]) {
      scheduler.schedule(after: scheduler.now + .seconds(1)) { start(throttled(3, latest: latest)) }
      start(throttled(1, latest: latest))
      scheduler.advance(by: .milliseconds(500))
      start(throttled(2, latest: latest))
      scheduler.runForAMinute()
      #expect(viewStore.state == expected)
      #expect(store.effectsInFlight == 0)
    }

    @Test("throttle treats the values of one effect like those of several") func throttleOneEffect()
    {
      let values = (1...4).map { Effect<Int, Never>(value: $0) }
      start(
        Effect.merge(values).throttle(id: 1, for: .seconds(1), scheduler: scheduler, latest: true)
      )
      #expect(viewStore.state == [1])
      scheduler.runForAMinute()
      #expect(viewStore.state == [1, 4])
      #expect(store.effectsInFlight == 0)
    }

    @Test("Cancelling a throttle drops the value that waits; the interval goes on")
    func throttleCancelled() {
      start(throttled(1, latest: false))
      start(throttled(2, latest: false))
      start(.cancel(id: "move"))
      #expect(store.effectsInFlight == 0)
      start(throttled(3, latest: false))
      scheduler.runForAMinute()
      #expect(viewStore.state == [1, 3])
    }

    private func ticks(every interval: Duration) -> Effect<Int, Never> {
      Effect.timer(id: "timer", every: interval, on: scheduler)
        .map { Int($0.sinceStart / .milliseconds(1)) }
    }

    // R3.9
    @Test("A timer first ticks after one interval, and ticks until it is cancelled")
    func timer() {
      start(ticks(every: .seconds(1)))
      #expect(viewStore.state == [])
      scheduler.advance(by: .milliseconds(999))
      #expect(viewStore.state == [])
      scheduler.advance(by: .milliseconds(1))
      #expect(viewStore.state == [1000])
      scheduler.advance(by: .seconds(2))
      #expect(viewStore.state == [1000, 2000, 3000])
      let timer = ticks(every: .seconds(1))
      scheduler.advance(by: .milliseconds(500))
      start(timer)
      scheduler.advance(by: .milliseconds(1999))
      #expect(viewStore.state == [1000, 2000, 3000, 4500], "its interval begins when it starts")
      start(.cancel(id: "timer"))
      scheduler.runForAMinute()
      #expect(viewStore.state == [1000, 2000, 3000, 4500])
      #expect(store.effectsInFlight == 0)
    }

    @Test("A timer that is started again replaces the one that is running") func restart() {
      start(ticks(every: .seconds(1)))
      scheduler.advance(by: .milliseconds(500))
      start(ticks(every: .seconds(2)))
      scheduler.advance(by: .seconds(4))
      #expect(viewStore.state == [2500, 4500])
    }

    @Test("A timer without an interval is reported, and never ticks") func noInterval() {
      expectReport("Its interval must be greater than zero") {
        // The first tick would be the last: without an interval, they would never end.
        start(
          ticks(every: .zero).flatMap { number in
            .concatenate(Effect(value: number), .cancel(id: "timer"))
          }
        )
      }
      scheduler.runForAMinute()
      #expect(viewStore.state == [])
    }
  }
}
