// wrong: a save sends no value, so nothing follows it
// fails: A save writes the list, and sends `.saved`
// says: the app never learns of it

let counterReducer = Reducer<Int, CounterAction, Void> { count, action, _ in
  switch action {
  case .incrementTapped: count += 1
  case .decrementTapped: count -= 1
  }
  return .none
}

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
    return disk.save(favorites.primes).fireAndForget()

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
  static let counterPath = CasePath<AppAction, CounterAction>(
    embed: AppAction.counter,
    extract: { action in
      if case .counter(let counter) = action { counter } else { nil }
    }
  )
  static let favoritesPath = CasePath<AppAction, FavoritesAction>(
    embed: AppAction.favorites,
    extract: { action in
      if case .favorites(let favorites) = action { favorites } else { nil }
    }
  )
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
