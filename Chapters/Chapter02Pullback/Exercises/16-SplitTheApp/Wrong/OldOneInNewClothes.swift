// wrong: the whole state is copied into the old reducer and back, and no feature is there
// fails: The counter runs alone, on a number
// says: must work without the app

var sheet: SheetState {
  get { SheetState(count: count, favorites: favorites) }
  set {
    count = newValue.count
    favorites = newValue.favorites
  }
}

// next answer

func counterReducer(_ count: inout Int, _ action: CounterAction) {}

func sheetReducer(_ state: inout SheetState, _ action: SheetAction) {}

func listReducer(_ favorites: inout Favorites, _ action: ListAction) {}

func appReducer() -> Reducer<AppState, AppAction> {
  { state, action in
    var old = OldState(
      count: state.count,
      primes: state.favorites.primes,
      removed: state.favorites.removed
    )
    switch action {
    case .counter(.incrementTapped): oldReducer(&old, .incrementTapped)
    case .counter(.decrementTapped): oldReducer(&old, .decrementTapped)
    case .sheet(.saveTapped): oldReducer(&old, .saveTapped)
    case .sheet(.removeTapped): oldReducer(&old, .removeTapped)
    case .list(.rowDeleted(let row)): oldReducer(&old, .rowDeleted(row))
    case .list(.undoTapped): oldReducer(&old, .undoTapped)
    }
    state.count = old.count
    state.favorites = Favorites(primes: old.primes, removed: old.removed)
  }
}
