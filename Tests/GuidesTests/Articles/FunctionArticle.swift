// docs/articles/functions.md says which lines of an article on the function style must be changed,
// and how. Here such an article's lines stand as one types them, at file scope, with those changes,
// and with an `Equatable` that only the test needs.

import Chapter02Pullback
import Foundation

struct AppState {
  var count = 0
  var favoritePrimes: [Int] = []
  var loggedInUser: User?
  var activityFeed: [Activity] = []

  struct Activity {
    let timestamp: Date
    let type: ActivityType

    enum ActivityType: Equatable {
      case addedFavoritePrime(Int)
      case removedFavoritePrime(Int)
    }
  }

  struct User {
    let id: Int
    let name: String
    let bio: String
  }
}

enum CounterAction {
  case decrTapped
  case incrTapped
}

enum PrimeModalAction {
  case saveFavoritePrimeTapped
  case removeFavoritePrimeTapped
}

enum FavoritePrimesAction {
  case deleteFavoritePrimes(IndexSet)
}

enum AppAction {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
  case favoritePrimes(FavoritePrimesAction)

  var counter: CounterAction? {
    get {
      guard case .counter(let value) = self else { return nil }
      return value
    }
    set {
      guard case .counter = self, let newValue = newValue else { return }
      self = .counter(newValue)
    }
  }

  var primeModal: PrimeModalAction? {
    get {
      guard case .primeModal(let value) = self else { return nil }
      return value
    }
    set {
      guard case .primeModal = self, let newValue = newValue else { return }
      self = .primeModal(newValue)
    }
  }

  var favoritePrimes: FavoritePrimesAction? {
    get {
      guard case .favoritePrimes(let value) = self else { return nil }
      return value
    }
    set {
      guard case .favoritePrimes = self, let newValue = newValue else { return }
      self = .favoritePrimes(newValue)
    }
  }
}

func counterReducer(state: inout Int, action: CounterAction) {
  switch action {
  case .decrTapped:
    state -= 1
  case .incrTapped:
    state += 1
  }
}

func primeModalReducer(state: inout AppState, action: PrimeModalAction) {
  switch action {
  case .saveFavoritePrimeTapped:
    state.favoritePrimes.append(state.count)
  case .removeFavoritePrimeTapped:
    state.favoritePrimes.removeAll(where: { $0 == state.count })
  }
}

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let indexSet):
    for index in indexSet.reversed() { state.remove(at: index) }
  }
}

func activityFeed(
  _ reducer: @escaping (inout AppState, AppAction) -> Void
) -> (inout AppState, AppAction) -> Void {
  return { state, action in
    switch action {
    case .counter:
      break
    case .primeModal(.saveFavoritePrimeTapped):
      state.activityFeed.append(
        .init(timestamp: Date(), type: .addedFavoritePrime(state.count))
      )
    case .primeModal(.removeFavoritePrimeTapped):
      state.activityFeed.append(
        .init(timestamp: Date(), type: .removedFavoritePrime(state.count))
      )
    case .favoritePrimes(.deleteFavoritePrimes(let indexSet)):
      for index in indexSet {
        state.activityFeed.append(
          .init(timestamp: Date(), type: .removedFavoritePrime(state.favoritePrimes[index]))
        )
      }
    }
    reducer(&state, action)
  }
}

// snippet.function
@MainActor let appReducer: (inout AppState, AppAction) -> Void = combine(
  pullback(counterReducer, value: \.count, action: \.counter),
  pullback(primeModalReducer, value: \.self, action: \.primeModal),
  pullback(favoritePrimesReducer, value: \.favoritePrimes, action: \.favoritePrimes)
)
// snippet.end
