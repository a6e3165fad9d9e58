// The second half of docs/articles/functions.md: an article from before the library whose reducers
// return effects, with the page's changes. It stands in a function, because FunctionArticle.swift
// declares the same names at file scope.

import Chapter03Effects
import Dispatch
import Foundation
import Testing

@Suite("Articles in the function style, with effects") struct EffectsArticleTests {
  @Test("The counter asks for a prime, and the favourites are saved and loaded") func primeTime() {
    // snippet.environment
    struct AppEnvironment: Sendable {
      var fileClient: FileClient
      var nthPrime: @Sendable (Int) -> Effect<Int?, Never>
      var mainQueue: AnySchedulerOf<DispatchQueue>
    }

    struct FileClient: Sendable {
      var load: @Sendable (String) -> Effect<Data?, Never>
      var save: @Sendable (String, Data) -> Effect<Never, Never>
    }
    // snippet.end

    enum CounterAction: Equatable {
      case incrTapped
      case nthPrimeButtonTapped
      case nthPrimeResponse(Int?)
    }

    enum FavoritePrimesAction: Equatable {
      case saveButtonTapped
      case loadButtonTapped
      case loadedFavoritePrimes([Int])
    }

    struct CounterState: Equatable {
      var count: Int
      var alertNthPrime: Int?
    }

    struct AppState: Equatable {
      var count = 0
      var alertNthPrime: Int?
      var favoritePrimes: [Int] = []

      var counter: CounterState {
        get { CounterState(count: count, alertNthPrime: alertNthPrime) }
        set { (count, alertNthPrime) = (newValue.count, newValue.alertNthPrime) }
      }
    }

    enum AppAction: Equatable {
      case counter(CounterAction)
      case favoritePrimes(FavoritePrimesAction)

      static let counterPath = CasePath<AppAction, CounterAction>(
        embed: { .counter($0) },
        extract: { if case .counter(let action) = $0 { action } else { nil } }
      )
      static let favoritePrimesPath = CasePath<AppAction, FavoritePrimesAction>(
        embed: { .favoritePrimes($0) },
        extract: { if case .favoritePrimes(let action) = $0 { action } else { nil } }
      )
    }

    let counterReducer = Reducer<CounterState, CounterAction, AppEnvironment> {
      state,
      action,
      environment in
      switch action {
      case .incrTapped:
        state.count += 1
        return .none

      case .nthPrimeButtonTapped:
        return environment.nthPrime(state.count)
          .map(CounterAction.nthPrimeResponse)
          .receive(on: environment.mainQueue)

      case .nthPrimeResponse(let prime):
        state.alertNthPrime = prime
        return .none
      }
    }

    // snippet.favoritePrimes
    let favoritePrimesReducer = Reducer<[Int], FavoritePrimesAction, AppEnvironment> {
      state,
      action,
      environment in
      switch action {
      case .saveButtonTapped:
        return environment.fileClient
          .save("favorite-primes.json", try! JSONEncoder().encode(state))
          .fireAndForget()

      case .loadButtonTapped:
        return environment.fileClient.load("favorite-primes.json")
          .flatMap { data in
            (try? JSONDecoder().decode([Int].self, from: data ?? Data()))
              .map { Effect(value: $0) } ?? .none
          }
          .map(FavoritePrimesAction.loadedFavoritePrimes)

      case .loadedFavoritePrimes(let favoritePrimes):
        state = favoritePrimes
        return .none
      }
    }
    // snippet.end

    let appReducer: Reducer<AppState, AppAction, AppEnvironment> = .combine(
      counterReducer.pullback(
        state: \.counter,
        action: AppAction.counterPath,
        environment: { $0 }
      ),
      favoritePrimesReducer.pullback(
        state: \.favoritePrimes,
        action: AppAction.favoritePrimesPath,
        environment: { $0 }
      )
    )

    let saved = Locked<[String: Data]>([:])
    let store = TestStore(
      initialState: AppState(favoritePrimes: [2, 31]),
      reducer: appReducer,
      environment: AppEnvironment(
        fileClient: FileClient(
          load: { name in Effect(value: saved.withLock { $0[name] }) },
          save: { name, data in .fireAndForget { saved.withLock { $0[name] = data } } }
        ),
        nthPrime: { _ in Effect(value: 17) },
        mainQueue: .immediate
      )
    )
    store.assert(
      .send(.favoritePrimes(.loadButtonTapped)),
      .send(.favoritePrimes(.saveButtonTapped)),
      .send(.counter(.incrTapped)) { $0.count = 1 },
      .send(.counter(.nthPrimeButtonTapped)),
      .receive(.counter(.nthPrimeResponse(17))) { $0.alertNthPrime = 17 },
      .send(.favoritePrimes(.loadButtonTapped)),
      .receive(.favoritePrimes(.loadedFavoritePrimes([2, 31])))
    )
  }
}
