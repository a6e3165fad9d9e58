import Chapter03Effects
import Dispatch
import Foundation
import ReducerTesting
import Testing

@Suite struct ReliabilityTests {
  /// Effects by number, started and ended in any order.
  private final class Work {
    var subscribers: [Int: Effect<Int, Never>.Subscriber] = [:]

    func effect(_ number: Int) -> Effect<Int, Never> {
      .run { subscriber in
        self.subscribers[number] = subscriber
        return AnyCancellable { self.subscribers[number] = nil }
      }
    }
  }

  private func recent(_ started: Int, _ random: inout SplitMix64) -> Int {
    Int.random(in: max(0, started - 100)...started, using: &random)
  }

  @Test("1,000 effects started, ended and cancelled in random order leave the table empty")
  func randomOrder() {
    var random = SplitMix64(seed: 3)
    let work = Work()
    var store: Store? = effectStore(Int.self)
    let weakStore = Weak(object: store)
    var viewStore = store.map { ViewStore($0, removeDuplicates: { _, _ in true }) }
    var started = 0
    var steps = 0
    // A few thousand will do, unless effects go on that nothing can cancel any more.
    while started < 1_000 || !work.subscribers.isEmpty, steps < 100_000 {
      steps += 1
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2 where started < 1_000:
        var effect = work.effect(started)
        if Bool.random(using: &random) { effect = .concatenate(effect, Effect(value: -1)) }
        if Bool.random(using: &random) { effect = .merge(effect, Effect(value: -2)) }
        viewStore?.send(
          .start(
            effect.cancellable(
              id: started % 40,
              cancelInFlight: Int.random(in: 0..<4, using: &random) == 0
            )
          )
        )
        started += 1
      case 3:
        work.subscribers[recent(started, &random)]?.send(1)
      case 4:
        work.subscribers[recent(started, &random)]?.send(completion: .finished)
      default:
        viewStore?.send(.start(.cancel(id: Int.random(in: 0..<40, using: &random))))
      }
    }
    #expect(work.subscribers.count == 0, "still running, though their ids were cancelled")
    #expect(store?.effectsInFlight == 0)
    store = nil
    viewStore = nil
    #expect(weakStore.object == nil)
  }

  @Test(
    "Effects that answer on many threads while others are cancelled: each answers once or never"
  )
  func manyThreads() async {
    let scheduler = TestScheduler()
    let queue = DispatchQueue(label: "work of a test", attributes: .concurrent)
    let group = DispatchGroup()
    let count = 1_000
    // On one thread, like an app's main one: the store, its sends, and the scheduler's advances.
    let outcome: (outputs: [Int], inFlight: Int) = await withCheckedContinuation { continuation in
      let thread = Thread {
        let store = effectStore(Int.self)
        let viewStore = ViewStore(store)
        for number in 0..<count {
          let effect = Effect<Int, Never>.future { callback in
            queue.async(group: group) { callback(.success(number)) }
          }
          viewStore.send(
            .start(effect.receive(on: scheduler).cancellable(id: number % 10))
          )
          if number % 7 == 0 { viewStore.send(.start(.cancel(id: number % 10))) }
          if number % 5 == 0 { scheduler.advance() }
        }
        group.wait()
        scheduler.advance()
        continuation.resume(returning: (viewStore.state, store.effectsInFlight))
      }
      thread.start()
    }
    #expect(outcome.inFlight == 0)
    #expect(Set(outcome.outputs).count == outcome.outputs.count)
    #expect(Set(outcome.outputs).isSubset(of: 0..<count))
  }

  @Test("Values, a completion and a cancellation of one run, all at the same time, on many threads")
  func oneRun() {
    for _ in 1...200 {
      let source = Source<Int, Never>()
      let journal = Journal<Event<Int, Never>>()
      let sink = source.effect.cancellable(id: 0).record(in: journal)
      guard let subscriber = source.subscribers.first else {
        Issue.record("The effect was never started.")
        return
      }
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        switch index {
        case 3: subscriber.send(completion: .finished)
        case 6: sink.cancel()
        default: subscriber.send(index)
        }
      }
      #expect(source.cancellations == 1)
      #expect(journal.lines.filter { $0 == .finished }.count <= 1)
    }
  }
}
