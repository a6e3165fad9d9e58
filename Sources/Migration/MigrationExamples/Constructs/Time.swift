// A timer and a debounced search, in the two styles that have effects.

import Chapter03Effects
import Chapter04Modern
import Dispatch

struct Stopwatch: Equatable, Sendable {
  var seconds = 0
  var isRunning = false
}

enum StopwatchAction: Equatable, Sendable {
  case startTapped
  case stopTapped
  case ticked
}

private enum TimerID { case stopwatch }

struct StopwatchEnvironment: Sendable {
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

let stopwatchReducer = Chapter03Effects.Reducer<Stopwatch, StopwatchAction, StopwatchEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .startTapped:
    state.isRunning = true
    return Effect.timer(id: TimerID.stopwatch, every: .seconds(1), on: environment.mainQueue)
      .map { _ in .ticked }
  case .stopTapped:
    state.isRunning = false
    return .cancel(id: TimerID.stopwatch)
  case .ticked:
    state.seconds += 1
    return .none
  }
}

struct StopwatchFeature: Chapter04Modern.Reducer, Sendable {
  @Dependency(\.continuousClock) private var clock

  func reduce(
    into state: inout Stopwatch,
    action: StopwatchAction
  ) -> Chapter04Modern.Effect<StopwatchAction> {
    switch action {
    case .startTapped:
      state.isRunning = true
      return .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
      }
      .cancellable(id: TimerID.stopwatch, cancelInFlight: true)
    case .stopTapped:
      state.isRunning = false
      return .cancel(id: TimerID.stopwatch)
    case .ticked:
      state.seconds += 1
      return .none
    }
  }
}

struct Search: Equatable, Sendable {
  var query = ""
  var results: [String] = []
}

enum SearchAction: Equatable, Sendable {
  case queryChanged(String)
  case found([String])
}

private enum SearchID { case search }

struct SearchEnvironment: Sendable {
  var find: @Sendable (String) -> Chapter03Effects.Effect<[String], Never>
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

let searchReducer = Chapter03Effects.Reducer<Search, SearchAction, SearchEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .queryChanged(let query):
    state.query = query
    return environment.find(query)
      .receive(on: environment.mainQueue)
      .map(SearchAction.found)
      .debounce(id: SearchID.search, for: .milliseconds(300), scheduler: environment.mainQueue)
  case .found(let results):
    state.results = results
    return .none
  }
}

struct SearchFeature: Chapter04Modern.Reducer, Sendable {
  let find: @Sendable (String) async -> [String]
  @Dependency(\.continuousClock) private var clock

  func reduce(
    into state: inout Search,
    action: SearchAction
  ) -> Chapter04Modern.Effect<SearchAction> {
    switch action {
    case .queryChanged(let query):
      state.query = query
      return .run { send in
        try await clock.sleep(for: .milliseconds(300))
        await send(.found(find(query)))
      }
      .cancellable(id: SearchID.search, cancelInFlight: true)
    case .found(let results):
      state.results = results
      return .none
    }
  }
}
