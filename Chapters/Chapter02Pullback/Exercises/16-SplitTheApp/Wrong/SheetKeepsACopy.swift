// wrong: the sheet has a state of its own in the app, so what it saves never gets to the list
// fails: What the sheet saves, the list can delete
// says: There is only one list

var sheet = SheetState()

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
    pullback(sheetReducer, value: \.sheet, action: \.sheet),
    pullback(listReducer, value: \.favorites, action: \.list)
  )
}
