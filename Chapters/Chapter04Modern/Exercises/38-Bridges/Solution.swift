// Half of it has moved
//
// In this app, the fact has moved to chapter 4, and the counter hasn't. Don't change either
// feature. Build the app on both chapters' roots, with the adapters of the Migration module.
// - `HalfWay`, the environment of chapter 3's root, holds the fact as a `ModernFeature`. The fact's
//   client calls the old environment's `fetch`; `value()` waits for the response.
// - `oldRoot` runs both features in chapter 3's style.
// - `NewRoot` runs both in chapter 4's style, each in a `Scope`, with the old environment. Make its
//   key paths to the actions from the existing case paths.
//
// kind: migrate
// lesson: Halfway
// optional: Under the hood

import Chapter03Effects
import Chapter04Modern
import Migration

// MARK: - Not moved

struct CounterState: Equatable {
  var count = 0
  var isSaved = true
}

enum CounterAction: Equatable {
  case incrementTapped, saveTapped, saved
}

struct CounterEnvironment: Sendable {
  /// Saves, and ends when it has.
  var save: @Sendable (_ count: Int) -> Chapter03Effects.Effect<Never, Never>
}

let counterReducer = Chapter03Effects.Reducer<CounterState, CounterAction, CounterEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .incrementTapped:
    state.count += 1
    state.isSaved = false
    return .none
  case .saveTapped:
    return .concatenate(
      environment.save(state.count).fireAndForget(),
      Chapter03Effects.Effect(value: .saved)
    )
  case .saved:
    state.isSaved = true
    return .none
  }
}

// MARK: - Moved

struct FactClient: DependencyKey {
  var fetch: @Sendable (_ number: Int) async throws -> String

  static let liveValue = FactClient { "\($0) is a number." }
  static let testValue = FactClient(fetch: unimplemented("FactClient.fetch"))
}

struct Fact: Chapter04Modern.Reducer {
  struct State: Equatable {
    var text: String?
    var isLoading = false
  }

  enum Action: Equatable {
    case tapped(Int)
    case loaded(String)
  }

  @Dependency(FactClient.self) var client

  func reduce(into state: inout State, action: Action) -> Chapter04Modern.Effect<Action> {
    switch action {
    case .tapped(let number):
      state.isLoading = true
      return .run { send in try await send(.loaded(client.fetch(number))) }
    case .loaded(let text):
      state = State(text: text)
      return .none
    }
  }
}

// MARK: - The app

struct App: Equatable {
  var counter = CounterState()
  var fact = Fact.State()
}

enum AppAction: Equatable {
  case counter(CounterAction)
  case fact(Fact.Action)

  static let counterPath = CasePath<AppAction, CounterAction>(
    embed: AppAction.counter,
    extract: { if case .counter(let action) = $0 { action } else { nil } }
  )
  static let factPath = CasePath<AppAction, Fact.Action>(
    embed: AppAction.fact,
    extract: { if case .fact(let action) = $0 { action } else { nil } }
  )
}

struct AppEnvironment: Sendable {
  var save: @Sendable (_ count: Int) -> Chapter03Effects.Effect<Never, Never>
  var fetch: @Sendable (_ number: Int) -> Chapter03Effects.Effect<String, Never>
}

// MARK: - Chapter 3's root

/// What the old root needs, for one store.
struct HalfWay {
  let app: AppEnvironment
  let fact: ModernFeature<Fact.State, Fact.Action>

  init(_ app: AppEnvironment) {
    self.app = app
    // answer
    // starter: fact = ModernFeature { EmptyReducer() }  // Your code here.
    fact = ModernFeature {
      Fact()
    } withDependencies: {
      $0[FactClient.self].fetch = { number in try await app.fetch(number).value() }
    }
    // end answer
  }
}

// answer
// starter: // Your code here.
// starter: let oldRoot = Chapter03Effects.Reducer<App, AppAction, HalfWay>.empty
let oldRoot = Chapter03Effects.Reducer<App, AppAction, HalfWay>.combine(
  counterReducer.pullback(
    state: \.counter,
    action: AppAction.counterPath,
    environment: { CounterEnvironment(save: $0.app.save) }
  ),
  Chapter03Effects.Reducer.modern.pullback(
    state: \.fact,
    action: AppAction.factPath,
    environment: \.fact
  )
)
// end answer

// MARK: - Chapter 4's root

extension AppAction: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    // answer
    // starter: var counter: AnyCasePath<AppAction, CounterAction> {
    // starter:   AnyCasePath(embed: { .counter($0) }, extract: { _ in nil })  // Your code here.
    // starter: }
    // starter: var fact: AnyCasePath<AppAction, Fact.Action> {
    // starter:   AnyCasePath(embed: { .fact($0) }, extract: { _ in nil })  // Your code here.
    // starter: }
    var counter: AnyCasePath<AppAction, CounterAction> { AnyCasePath(AppAction.counterPath) }
    var fact: AnyCasePath<AppAction, Fact.Action> { AnyCasePath(AppAction.factPath) }
    // end answer
  }
}

struct NewRoot: Chapter04Modern.Reducer {
  let environment: AppEnvironment

  var body: some Chapter04Modern.Reducer<App, AppAction> {
    // answer
    // starter: EmptyReducer()  // Your code here.
    Scope(state: \.counter, action: \.counter) {
      Reduce(counterReducer, environment: CounterEnvironment(save: environment.save))
    }
    Scope(state: \.fact, action: \.fact) {
      Fact().dependency(
        FactClient { [environment] number in try await environment.fetch(number).value() }
      )
    }
    // end answer
  }
}
