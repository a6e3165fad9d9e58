import Chapter03Effects
import Dispatch
import IssueTesting
import Testing

@Suite struct StoreTests {
  private enum Tree {
    case tap, next1, next2, end
  }

  /// What happens outside, in order.
  private final class Journal {
    var lines: [Int] = []
  }

  private static let tree = Reducer<Int, Tree, Journal> { _, action, journal in
    func log(_ number: Int) -> Effect<Tree, Never> {
      .fireAndForget { journal.lines.append(number) }
    }
    switch action {
    case .tap: return .merge(Effect(value: .next1), Effect(value: .next2), log(1))
    case .next1: return .merge(Effect(value: .end), log(2))
    case .next2: return log(3)
    case .end: return log(4)
    }
  }

  // R3.5
  @Test("Actions that come back immediately follow breadth first: 1, 2, 3, 4") func breadthFirst() {
    let journal = Journal()
    let store = Store(initialState: 0, reducer: Self.tree, environment: journal)
    ViewStore(store).send(.tap)
    #expect(journal.lines == [1, 2, 3, 4])
  }

  // R3.5
  @Test("10,000 actions that come back immediately do not overflow the stack") func longChain() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Void, Void> { count, _, _ in
        count += 1
        return count < 10_000 ? Effect(value: ()) : .none
      },
      environment: ()
    )
    let viewStore = ViewStore(store)
    viewStore.send(())
    #expect(viewStore.state == 10_000)
  }

  // R3.6
  @Test("The state is written once per drain: 0, 3") func oncePerDrain() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Void, Void> { count, _, _ in
        count += 1
        return count < 3 ? Effect(value: ()) : .none
      },
      environment: ()
    )
    let viewStore = ViewStore(store)
    var seen: [Int] = []
    let observation = viewStore.observe { seen.append($0) }
    viewStore.send(())
    #expect(seen == [0, 3])
    withExtendedLifetime(observation) {}
  }
}

@Suite struct StoreThreadTests {
  /// On a thread that isn't the main one, in the same test.
  private nonisolated func elsewhere(_ work: @escaping @Sendable () -> Void) async {
    work()
  }

  // Many times, since it depends on which thread comes next.
  @Test("What an effect sends on another thread is reported, and dropped", arguments: 1...5)
  @MainActor
  func wrongThread(time: Int) async {
    let source = Source<Int, Never>()
    let store = effectStore(Int.self)
    let viewStore = ViewStore(store)
    viewStore.send(.start(source.effect))
    guard let subscriber = source.subscribers.first else {
      Issue.record("The effect was never started.")
      return
    }
    await expectReport("on another thread than its store's, and the action was dropped") {
      await elsewhere { subscriber.send(7) }
    }
    #expect(viewStore.state == [])
  }

  // R3.4
  @Test("receive(on:) brings what comes from another thread to the store's") @MainActor
  func rightThread() async {
    let scheduler = TestScheduler()
    let source = Source<Int, Never>()
    let store = effectStore(Int.self)
    let viewStore = ViewStore(store)
    viewStore.send(.start(source.effect.receive(on: scheduler)))
    guard let subscriber = source.subscribers.first else {
      Issue.record("The effect was never started.")
      return
    }
    await elsewhere {
      subscriber.send(7)
      subscriber.send(completion: .finished)
    }
    #expect(viewStore.state == [])
    scheduler.advance()
    #expect(viewStore.state == [7])
    #expect(store.effectsInFlight == 0)
  }

  /// Not on the main actor, like a live endpoint: its closures are called on the queue.
  private nonisolated func count(on queue: DispatchQueue) -> Effect<Int, Never> {
    .run { subscriber in
      queue.async {
        for number in 1...3 { subscriber.send(number) }
        subscriber.send(completion: .finished)
      }
      return AnyCancellable {}
    }
  }

  @Test("An effect on a queue comes back on the main queue") @MainActor func queues() async {
    let store = effectStore(Int.self)
    let viewStore = ViewStore(store)
    let queue = DispatchQueue(label: "work of a test")
    viewStore.send(.start(count(on: queue).receive(on: DispatchQueue.main)))
    // Both queues keep the order of their blocks, so by then the values have had their turn.
    await withCheckedContinuation { continuation in
      queue.async { DispatchQueue.main.async { continuation.resume() } }
    }
    #expect(viewStore.state == [1, 2, 3])
  }
}
