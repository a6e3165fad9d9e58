// wrong: the function is adapted, and the reducer combined with it runs the function again
// fails: Each action changes the favourites as it did in `Before`
// says: the old lines run twice

let counterReducer = Reducer<Int, CounterAction, Void>(function: Before.counterReducer)

let favoritesReducer = Reducer<Favorites, FavoritesAction, Disk>.combine(
  Reducer(function: Before.favoritesReducer),
  Reducer { favorites, action, disk in
    Before.favoritesReducer(&favorites, action)
    switch action {
    case .saveTapped:
      return .concatenate(disk.save(favorites.primes).fireAndForget(), Effect(value: .saved))
    case .loadTapped: return disk.load().map(FavoritesAction.loaded)
    default: return .none
    }
  }
)

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
