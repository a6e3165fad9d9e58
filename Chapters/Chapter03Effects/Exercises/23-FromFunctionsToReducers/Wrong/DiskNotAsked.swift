// wrong: the answers are sent, but the disk is never used
// fails: A save writes the list, and sends `.saved`
// says: Nothing was written

let counterReducer = Reducer<Int, CounterAction, Void>(function: Before.counterReducer)

let favoritesReducer = Reducer<Favorites, FavoritesAction, Disk> { favorites, action, _ in
  Before.favoritesReducer(&favorites, action)
  switch action {
  case .saveTapped: return Effect(value: .saved)
  case .loadTapped: return Effect(value: .loaded(nil))
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
