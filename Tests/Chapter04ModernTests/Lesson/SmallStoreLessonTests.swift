import Chapter04Modern
import Observation
import Testing

// The code of the page "A small store".

@Suite("A small store", .timeLimit(.minutes(5))) @MainActor struct SmallStoreLessonTests {
  // snippet.Timer
  struct Timer: Small.Reducer {
    struct State: Equatable {
      var seconds = 0
    }

    enum Action: Equatable {
      case startTapped
      case stopTapped
      case ticked
    }

    let ticks: AsyncStream<Void>

    func reduce(into state: inout State, action: Action) -> Small.Effect<Action> {
      switch action {
      case .startTapped:
        let run = Small.Effect<Action>.run { [ticks] send in
          for await _ in ticks { await send(.ticked) }
        }
        return .cancellable(id: "ticks", run)
      case .stopTapped:
        return .cancel(id: "ticks")
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
  // snippet.end

  private struct Kitchen: Equatable {
    var egg = Timer.State()
  }

  private enum KitchenAction: Equatable {
    case egg(Timer.Action)
  }

  @Test("What an effect sends arrives, until it is cancelled") func cancels() async {
    let (ticks, clock) = AsyncStream.makeStream(of: Void.self)
    let store = Small.Store(initialState: Timer.State(), reducer: Timer(ticks: ticks))
    store.send(.startTapped)
    clock.yield()
    while store.seconds == 0 { await Task.yield() }
    #expect(store.seconds == 1)
    store.send(.stopTapped)
    while store.effectsInFlight > 0 { await Task.yield() }
    clock.yield()
    #expect(store.seconds == 1)
  }

  @Test("A child's effects send the parent's actions") func parent() async {
    let (ticks, clock) = AsyncStream.makeStream(of: Void.self)
    let kitchen = Small.Scope(
      state: \Kitchen.egg,
      action: AnyCasePath<KitchenAction, Timer.Action>(
        embed: { .egg($0) },
        extract: { if case .egg(let action) = $0 { action } else { nil } }
      ),
      child: Timer(ticks: ticks)
    )
    let store = Small.Store(initialState: Kitchen(), reducer: kitchen)
    store.send(.egg(.startTapped))
    clock.yield()
    clock.yield()
    clock.finish()
    while store.effectsInFlight > 0 { await Task.yield() }
    #expect(store.egg.seconds == 2)
  }

  /// Counts down, sending the next number before anything else may run.
  private struct Countdown: Small.Reducer {
    func reduce(into state: inout [Int], action: Int) -> Small.Effect<Int> {
      state.append(action)
      return action > 1 ? .merge(.send(action - 1), .send(action - 2)) : .none
    }
  }

  @Test("What is sent at once waits its turn, in a loop") func loop() {
    let store = Small.Store(initialState: [], reducer: Countdown())
    store.send(3)
    #expect(store[dynamicMember: \.self] == [3, 2, 1, 1, 0])
  }

  @Test("An observer of any field is notified of a change of any other, once") func observes() {
    let log = LessonLog()
    let store = Small.Store(initialState: [], reducer: Countdown())
    // snippet.observes
    withObservationTracking {
      _ = store.isEmpty
    } onChange: {
      log.append("changed")
    }
    store.send(0)
    store.send(0)
    #expect(log.all == ["changed"])
    // snippet.end
  }

  @Test("A released store's effects are cancelled") func released() async {
    let (ticks, clock) = AsyncStream.makeStream(of: Void.self)
    await confirmation { ended in
      await withCheckedContinuation { resume in
        clock.onTermination = { _ in
          ended()
          resume.resume()
        }
        let store = Small.Store(initialState: Timer.State(), reducer: Timer(ticks: ticks))
        store.send(.startTapped)
      }
    }
  }
}
