import Chapter03Effects
import Dispatch
import Testing

// What chapter 3's pages show, failures included, so that they can be believed.

// snippet.NaiveRunner
private final class NaiveRunner {
  private(set) var running: [String: AnyCancellable] = [:]

  func start(_ effect: Effect<Int, Never>, id: String) {
    running[id] = effect.sink(
      receiveCompletion: { [weak self] _ in self?.running[id] = nil },
      receiveValue: { _ in }
    )
  }
}
// snippet.end

@Suite struct NaiveRunnerTests {
  @Test("What is stored after it has started may be stored after it is over") func stored() {
    // snippet.naiveRunner
    let runner = NaiveRunner()
    runner.start(Effect(value: 1), id: "load")
    #expect(runner.running.count == 1)  // it is over, and nobody will remove it
    // snippet.end
  }
}

@Suite struct AdvanceTests {
  private enum Action: Equatable {
    case startTapped, tick, stopTapped
  }

  private struct Environment {
    var mainQueue: AnySchedulerOf<DispatchQueue>
    var log: (String) -> Void
  }

  // snippet.predictReducer
  private let reducer = Reducer<Int, Action, Environment> { ticks, action, environment in
    switch action {
    case .startTapped:
      return .merge(
        Effect.timer(id: "timer", every: .seconds(1), on: environment.mainQueue)
          .map { _ in .tick },
        Effect(value: .stopTapped).deferred(for: .seconds(3), scheduler: environment.mainQueue)
      )
    case .tick:
      ticks += 1
      return .fireAndForget { [ticks] in environment.log("tick \(ticks)") }
    case .stopTapped:
      return .merge(.cancel(id: "timer"), .fireAndForget { environment.log("stop") })
    }
  }
  // snippet.end

  @Test("A tick and a stop of the same date come in the order in which their effects began")
  func sameDate() {
    var lines: [String] = []
    let scheduler = DispatchQueue.test
    let store = Store(
      initialState: 0,
      reducer: reducer,
      environment: Environment(
        mainQueue: scheduler.eraseToAnyScheduler(),
        log: { lines.append($0) }
      )
    )
    // snippet.predict
    ViewStore(store).send(.startTapped)
    scheduler.advance(by: .milliseconds(500))
    lines.append("half a second")
    scheduler.advance(by: .seconds(9))
    lines.append("\(store.effectsInFlight) effects in flight")
    // snippet.end

    // snippet.predictLog
    #expect(
      lines == [
        "half a second", "tick 1", "tick 2", "tick 3", "stop", "0 effects in flight",
      ]
    )
    // snippet.end
  }
}

struct SearchState: Equatable {
  var query = ""
  var results: [String] = []
}

enum SearchAction: Equatable {
  case queryChanged(String)
  case found([String])
}

struct SearchEnvironment {
  var search: (String) -> Effect<[String], Never>
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

// snippet.searchReducer
let searchReducer = Reducer<SearchState, SearchAction, SearchEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .queryChanged(let query):
    state.query = query
    return environment.search(query)
      .receive(on: environment.mainQueue)
      .map(SearchAction.found)
      .debounce(id: "search", for: .milliseconds(300), scheduler: environment.mainQueue)

  case .found(let results):
    state.results = results
    return .none
  }
}
// snippet.end

@Suite struct SearchTests {
  @Test("Three keys in a row send one request, for the last") func debounced() {
    let scheduler = DispatchQueue.test
    var asked: [String] = []
    let store = Store(
      initialState: SearchState(),
      reducer: searchReducer,
      environment: SearchEnvironment(
        search: { query in
          .result {
            asked.append(query)
            return .success(["\(query)…"])
          }
        },
        mainQueue: scheduler.eraseToAnyScheduler()
      )
    )
    let viewStore = ViewStore(store)
    // snippet.threeKeys
    for query in ["p", "pr", "pri"] {
      viewStore.send(.queryChanged(query))
      scheduler.advance(by: .milliseconds(200))
    }
    #expect(asked == [])
    scheduler.advance(by: .milliseconds(100))
    #expect(asked == ["pri"])
    // snippet.end
    #expect(viewStore.results == ["pri…"])
  }
}
