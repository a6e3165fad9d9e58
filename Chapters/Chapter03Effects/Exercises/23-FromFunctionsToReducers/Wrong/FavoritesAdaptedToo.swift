// wrong: the favourites are adapted like the counter, so nothing does the screen's work
// fails: A save writes the list, and sends `.saved`
// says: Nothing was written

let counterReducer = Reducer<Int, CounterAction, Void>(function: Before.counterReducer)

let favoritesReducer = Reducer<Favorites, FavoritesAction, Disk>(function: Before.favoritesReducer)

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
