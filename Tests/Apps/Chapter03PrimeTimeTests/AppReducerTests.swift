import Chapter03Effects
import Chapter03PrimeTime
import Dispatch
import Foundation
import Testing

let noon = Date(timeIntervalSince1970: 12 * 60 * 60)

func appState(count: Int = 0, favorites: [Int] = []) -> AppState {
  var state = AppState()
  state.counter.count = count
  state.favoritePrimes.primes = favorites
  return state
}

@Suite struct AppReducerTests {
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
      $0.favoritePrimes.storage = .loaded([2, 31])
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
        $0.favoritePrimes.storage = .saved([2])
      }
    )
  }

  @Test("The screen says that the list is saved only while it is the list that was saved")
  func saved() {
    var state = appState(count: 3, favorites: [2])
    state.screen = .favoritePrimes
    let store = ViewStore(Store(initialState: state, reducer: appReducer, environment: .mock))
    var saysSaved: Bool { appPanel(store.state).screen.joined().contains("Saved 1 favourite") }
    store.send(.favoritePrimes(.saveTapped))
    #expect(saysSaved)
    store.send(.primeModal(.saveFavoritePrimeTapped(at: noon)))
    #expect(!saysSaved)
    store.send(.favoritePrimes(.deleteFavoritePrimes(offsets: [0], at: noon)))
    #expect(!saysSaved)
  }
}
