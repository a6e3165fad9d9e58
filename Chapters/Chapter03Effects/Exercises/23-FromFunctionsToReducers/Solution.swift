// From functions to reducers
//
// `Before` is an app in chapter 2's style: its reducers are functions, and its screen reads and
// writes the disk around them. Move it to this chapter's style. The types of state and action stay.
// The favourites move: write their reducer. What the screen did is now an effect, made by the
// `Disk` in the environment: a save sends `.saved` when the disk is done, a load sends `.loaded`
// with the saved list, if any. The counter stays a function: `Migration` makes a reducer from it,
// and a case path from each enum property. Combine both in the app's reducer. The user must not
// notice: after the same actions, the app shows the same, and the same is on the disk.
//
// kind: migrate
// lesson: One feature at a time

import Chapter03Effects
import Migration

enum CounterAction: Equatable {
  case incrementTapped
  case decrementTapped
}

struct Favorites: Equatable {
  var primes: [Int] = []
  var message = ""
}

enum FavoritesAction: Equatable {
  case addTapped(Int)
  case removeTapped(Int)
  case saveTapped
  case saved
  case loadTapped
  /// Nil if nothing was ever saved.
  case loaded([Int]?)
}

struct App: Equatable {
  var count = 0
  var favorites = Favorites()
}

enum AppAction: Equatable {
  case counter(CounterAction)
  case favorites(FavoritesAction)
}

// MARK: - Chapter 2

extension AppAction {
  var counter: CounterAction? {
    get { if case .counter(let action) = self { action } else { nil } }
    set { if case .counter = self, let newValue { self = .counter(newValue) } }
  }

  var favorites: FavoritesAction? {
    get { if case .favorites(let action) = self { action } else { nil } }
    set { if case .favorites = self, let newValue { self = .favorites(newValue) } }
  }
}

enum Before {
  static func counterReducer(_ count: inout Int, _ action: CounterAction) {
    switch action {
    case .incrementTapped: count += 1
    case .decrementTapped: count -= 1
    }
  }

  static func favoritesReducer(_ favorites: inout Favorites, _ action: FavoritesAction) {
    switch action {
    case .addTapped(let prime): favorites.primes.append(prime)
    case .removeTapped(let prime): favorites.primes.removeAll { $0 == prime }
    case .saveTapped: favorites.message = "saving"
    case .saved: favorites.message = "saved"
    case .loadTapped: favorites.message = "loading"
    case .loaded(nil): favorites.message = "nothing was saved"
    case .loaded(let primes?): favorites = Favorites(primes: primes)
    }
  }

  /// The screen: it sends actions, and does the work itself.
  final class Screen {
    private(set) var app = App()
    private(set) var disk: [Int]?

    func send(_ action: AppAction) {
      switch action {
      case .counter(let action): counterReducer(&app.count, action)
      case .favorites(let action): favoritesReducer(&app.favorites, action)
      }
      if action == .favorites(.saveTapped) {
        disk = app.favorites.primes
        send(.favorites(.saved))
      }
      if action == .favorites(.loadTapped) { send(.favorites(.loaded(disk))) }
    }
  }
}

// MARK: - Chapter 3

struct Disk: Sendable {
  /// Writes, and finishes when it is done, without a value.
  var save: @Sendable ([Int]) -> Effect<Never, Never>
  /// Sends what was saved last.
  var load: @Sendable () -> Effect<[Int]?, Never>
}

// answer
// starter: // Your code here: `Reducer(function:)`.
// starter: let counterReducer = Reducer<Int, CounterAction, Void>.empty
// starter:
// starter: let favoritesReducer = Reducer<Favorites, FavoritesAction, Disk> {
// starter:   favorites,
// starter:   action,
// starter:   disk in
// starter:   .none  // Your code here.
// starter: }
// starter:
// starter: extension AppAction {
// starter:   // Your code here: `CasePath(_:property:)`.
// starter:   static let counterPath = CasePath<AppAction, CounterAction>(
// starter:     embed: AppAction.counter,
// starter:     extract: { _ in nil }
// starter:   )
// starter:   static let favoritesPath = CasePath<AppAction, FavoritesAction>(
// starter:     embed: AppAction.favorites,
// starter:     extract: { _ in nil }
// starter:   )
// starter: }
// starter:
// starter: let appReducer = Reducer<App, AppAction, Disk>.empty  // Your code here.
let counterReducer = Reducer<Int, CounterAction, Void>(function: Before.counterReducer)

let favoritesReducer = Reducer<Favorites, FavoritesAction, Disk> { favorites, action, disk in
  switch action {
  case .addTapped(let prime):
    favorites.primes.append(prime)
    return .none

  case .removeTapped(let prime):
    favorites.primes.removeAll { $0 == prime }
    return .none

  case .saveTapped:
    favorites.message = "saving"
    return .concatenate(disk.save(favorites.primes).fireAndForget(), Effect(value: .saved))

  case .saved:
    favorites.message = "saved"
    return .none

  case .loadTapped:
    favorites.message = "loading"
    return disk.load().map(FavoritesAction.loaded)

  case .loaded(nil):
    favorites.message = "nothing was saved"
    return .none

  case .loaded(let primes?):
    favorites = Favorites(primes: primes)
    return .none
  }
}

extension AppAction {
  static let counterPath = CasePath(AppAction.counter, property: \.counter)
  static let favoritesPath = CasePath(AppAction.favorites, property: \.favorites)
}

let appReducer = Reducer<App, AppAction, Disk>.combine(
  counterReducer.pullback(
    state: \.count,
    action: AppAction.counterPath,
    environment: { _ in }
  ),
  favoritesReducer.pullback(
    state: \.favorites,
    action: AppAction.favoritesPath,
    environment: { $0 }
  )
)
// end answer
