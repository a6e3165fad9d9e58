// wrong: the list is written, but never put into the app
// fails: Whatever the user taps, both apps show the same
// says: Shortest script

var sheet: SheetState {
  get { SheetState(count: count, favorites: favorites) }
  set {
    count = newValue.count
    favorites = newValue.favorites
  }
}

// next answer

func counterReducer(_ count: inout Int, _ action: CounterAction) {
  switch action {
  case .incrementTapped: count += 1
  case .decrementTapped: count -= 1
  }
}

func sheetReducer(_ state: inout SheetState, _ action: SheetAction) {
  switch action {
  case .saveTapped:
    state.favorites.primes.append(state.count)
  case .removeTapped:
    let count = state.count
    state.favorites.removed = state.favorites.primes.filter { $0 == count }
    state.favorites.primes.removeAll { $0 == count }
  }
}

func listReducer(_ favorites: inout Favorites, _ action: ListAction) {
  switch action {
  case .rowDeleted(let row):
    guard favorites.primes.indices.contains(row) else { return }
    favorites.removed = [favorites.primes.remove(at: row)]
  case .undoTapped:
    favorites.primes += favorites.removed
    favorites.removed = []
  }
}

func appReducer() -> Reducer<AppState, AppAction> {
  combine(
    pullback(counterReducer, value: \.count, action: \.counter),
    pullback(sheetReducer, value: \.sheet, action: \.sheet)
  )
}
