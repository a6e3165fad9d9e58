import Chapter03Effects
import Chapter03PrimeTime
import Diagnostics
import Dispatch
import Foundation
import ReducerTesting
import Testing

let noon = Date(timeIntervalSince1970: 12 * 60 * 60)

func appState(count: Int = 0, favorites: [Int] = []) -> AppState {
  var state = AppState()
  state.counter.count = count
  state.favoritePrimes.primes = favorites
  return state
}

/// Any action, also one that no key would send in the state, or that no effect was started for.
private var appActions: Actions<AppState, AppAction> {
  [
    .counter(.incrementTapped), .counter(.decrementTapped),
    .primeModal(.saveFavoritePrimeTapped(at: noon)),
    .primeModal(.removeFavoritePrimeTapped(at: noon)),
    .favoritePrimes(.deleteFavoritePrimes(offsets: [0], at: noon)),
    .favoritePrimes(.deleteFavoritePrimes(offsets: [-1, 1, 3], at: noon)),
    .counter(.nthPrimeTapped),
    .counter(.nthPrimeResponse(3, .success(5))),
    .counter(.nthPrimeResponse(3, .failure(.offline))),
    .counter(.screenLeft),
    .favoritePrimes(.saveTapped),
    .favoritePrimes(.loadTapped),
    .favoritePrimes(.saveResponse(.success([2]))),
    .favoritePrimes(.loadResponse(.success([2, 3]))),
    .favoritePrimes(.loadResponse(.failure(.nothingSaved))),
    .screenSelected(.counter), .screenSelected(.favoritePrimes),
  ]
}

@Suite struct AppReducerTests {
  @Test("The sheet's state is a lens: get-set, set-get and set-set hold") func lens() {
    let report = checkLens(
      get: \AppState.primeModal,
      set: { $0.primeModal = $1 },
      wholes: [appState(), appState(count: -5, favorites: [2, 3])],
      parts: [
        PrimeModalState(count: 0, favoritePrimes: []),
        PrimeModalState(count: 5, favoritePrimes: [2, 5, 2]),
      ]
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("Each feature leaves the others' state alone") func untouched() {
    func isCounter(_ action: AppAction) -> Bool {
      AppAction.counterPath.extract(from: action) != nil
    }
    func isFavorites(_ action: AppAction) -> Bool {
      AppAction.favoritePrimesPath.extract(from: action) != nil
    }
    func isModal(_ action: AppAction) -> Bool {
      AppAction.primeModalPath.extract(from: action) != nil
    }
    let report = check(
      Subject(from: AppState()) { state, action in
        _ = appReducer.run(&state, action, .failing)
      },
      laws: [
        .untouched({ $0.counter }, by: { !isCounter($0) }, "only the counter counts"),
        .untouched(
          { $0.screen },
          by: { isCounter($0) || isFavorites($0) || isModal($0) },
          "only a choice changes screens"
        ),
        .untouched(
          { $0.favoritePrimes.primes },
          by: { !isModal($0) && !isFavorites($0) },
          "only the sheet and the list change the favourites"
        ),
        .untouched(
          { $0.favoritePrimes.storage },
          by: { !isFavorites($0) },
          "only the list knows of a file"
        ),
      ],
      actions: appActions,
      upTo: 3
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("The feed names what is removed, once for all copies, and ignores loading") func feed() {
    let store = TestStore(
      initialState: appState(count: 7, favorites: [7, 2, 7]),
      reducer: appReducer,
      environment: .mock
    )
    store.send(.primeModal(.removeFavoritePrimeTapped(at: noon))) {
      $0.favoritePrimes.primes = [2]
      $0.activityFeed = [Activity(.removedFavoritePrime(7), at: noon)]
    }
    store.send(.favoritePrimes(.deleteFavoritePrimes(offsets: [0, 3], at: noon))) {
      $0.favoritePrimes.primes = []
      $0.activityFeed.append(Activity(.removedFavoritePrime(2), at: noon))
    }
    store.send(.primeModal(.saveFavoritePrimeTapped(at: noon))) {
      $0.favoritePrimes.primes = [7]
      $0.activityFeed.append(Activity(.addedFavoritePrime(7), at: noon))
    }
    store.send(.favoritePrimes(.loadTapped)) { $0.favoritePrimes.storage = .loading }
    store.receive(.favoritePrimes(.loadResponse(.success([2, 31])))) {
      $0.favoritePrimes.primes = [2, 31]
      $0.favoritePrimes.storage = .loaded(count: 2)
    }
  }

  @Test("Leaving the counter's screen cancels the request, and its response never arrives")
  func leaving() {
    // snippet.leaving
    let scheduler = DispatchQueue.test
    var environment = AppEnvironment.mock
    environment.mainQueue = scheduler.eraseToAnyScheduler()
    let store = TestStore(
      initialState: appState(count: 7),
      reducer: appReducer,
      environment: environment
    )
    store.assert(
      .send(.counter(.nthPrimeTapped)) { $0.counter.nthPrime = .computing(n: 7) },
      .send(.screenSelected(.favoritePrimes)) { $0.screen = .favoritePrimes },
      .receive(.counter(.screenLeft)) { $0.counter.nthPrime = nil },
      .do { scheduler.advance() }
    )
    // snippet.end
  }

  @Test("Leaving the list doesn't cancel a save; on return, the screen shows how it went")
  func leavingTheList() {
    let scheduler = DispatchQueue.test
    var environment = AppEnvironment.mock
    environment.mainQueue = scheduler.eraseToAnyScheduler()
    var state = appState(favorites: [2])
    state.screen = .favoritePrimes
    let store = TestStore(initialState: state, reducer: appReducer, environment: environment)
    store.assert(
      .send(.favoritePrimes(.saveTapped)) { $0.favoritePrimes.storage = .saving },
      .send(.screenSelected(.counter)) { $0.screen = .counter },
      .do { scheduler.advance() },
      .receive(.favoritePrimes(.saveResponse(.success([2])))) {
        $0.favoritePrimes.storage = .saved(count: 1)
      }
    )
  }

  @Test("A failing environment names the endpoint that was used without permission")
  func failingEnvironment() {
    func used(_ action: AppAction) {
      let store = Store(
        initialState: appState(count: 1),
        reducer: appReducer,
        environment: .failing
      )
      ViewStore(store).send(action)
    }
    for (action, endpoint) in [
      (AppAction.counter(.nthPrimeTapped), "NthPrimeClient.find"),
      (.favoritePrimes(.loadTapped), "FavoritesClient.load"),
      (.favoritePrimes(.saveTapped), "FavoritesClient.save"),
    ] {
      let texts = reportedIssues { used(action) }.map(\.message)
      #expect(texts.contains { $0.contains("\(endpoint) was used") })
      #expect(texts.contains { $0.contains("AppEnvironment.mainQueue was asked") })
    }
  }
}
