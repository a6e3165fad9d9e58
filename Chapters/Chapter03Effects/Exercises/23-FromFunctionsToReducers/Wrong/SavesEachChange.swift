// wrong: every change is saved, even without a tap on "save"
// fails: Only a save and a load use the disk
// says: The screen used it for two actions only

let counterReducer = Reducer<Int, CounterAction, Void>(function: Before.counterReducer)

let favoritesReducer = Reducer<Favorites, FavoritesAction, Disk> { favorites, action, disk in
  Before.favoritesReducer(&favorites, action)
  switch action {
  case .saveTapped:
    return .concatenate(disk.save(favorites.primes).fireAndForget(), Effect(value: .saved))
  case .addTapped, .removeTapped: return disk.save(favorites.primes).fireAndForget()
  case .loadTapped: return disk.load().map(FavoritesAction.loaded)
  default: return .none
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
