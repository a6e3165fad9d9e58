// Split the app
//
// `oldReducer`, at the bottom, does everything. Make three features of it: the counter, the sheet
// that saves and removes the count, and the list. Their states and actions are there. Write their
// reducers, let `combine` and `pullback` make the app of them, and let the app's `sheet` be what the
// app knows, not a copy that goes its own way. Whatever the user taps, both apps must show the same;
// and each feature must run without the app.
//
// kind: migrate
// lesson: The app in parts

import typealias Chapter02Pullback.Reducer
import func Chapter02Pullback.combine
import func Chapter02Pullback.pullback

/// The list, and what went from it last.
struct Favorites: Equatable {
  var primes: [Int] = []
  var removed: [Int] = []
}

struct SheetState: Equatable {
  var count = 0
  var favorites = Favorites()
}

enum CounterAction: Equatable { case incrementTapped, decrementTapped }
enum SheetAction: Equatable { case saveTapped, removeTapped }
enum ListAction: Equatable {
  case rowDeleted(Int)
  case undoTapped
}

struct AppState: Equatable {
  var count = 0
  var favorites = Favorites()

  // answer
  // starter: var sheet = SheetState()
  var sheet: SheetState {
    get { SheetState(count: count, favorites: favorites) }
    set {
      count = newValue.count
      favorites = newValue.favorites
    }
  }
  // end answer
}

// answer
// starter: func counterReducer(_ count: inout Int, _ action: CounterAction) {}
// starter:
// starter: func sheetReducer(_ state: inout SheetState, _ action: SheetAction) {}
// starter:
// starter: func listReducer(_ favorites: inout Favorites, _ action: ListAction) {}
// starter:
// starter: func appReducer() -> Reducer<AppState, AppAction> {
// starter:   combine()
// starter: }
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
// end answer

enum AppAction: Equatable {
  case counter(CounterAction)
  case sheet(SheetAction)
  case list(ListAction)

  var counter: CounterAction? {
    get { if case .counter(let action) = self { action } else { nil } }
    set { if case .counter = self, let newValue { self = .counter(newValue) } }
  }
  var sheet: SheetAction? {
    get { if case .sheet(let action) = self { action } else { nil } }
    set { if case .sheet = self, let newValue { self = .sheet(newValue) } }
  }
  var list: ListAction? {
    get { if case .list(let action) = self { action } else { nil } }
    set { if case .list = self, let newValue { self = .list(newValue) } }
  }
}

// The app as it was. It stays as it is.

struct OldState: Equatable {
  var count = 0
  var primes: [Int] = []
  var removed: [Int] = []
}

enum OldAction {
  case incrementTapped, decrementTapped, saveTapped, removeTapped, undoTapped
  case rowDeleted(Int)
}

func oldReducer(_ state: inout OldState, _ action: OldAction) {
  switch action {
  case .incrementTapped: state.count += 1
  case .decrementTapped: state.count -= 1
  case .saveTapped: state.primes.append(state.count)
  case .removeTapped:
    let count = state.count
    state.removed = state.primes.filter { $0 == count }
    state.primes.removeAll { $0 == count }
  case .rowDeleted(let row):
    guard state.primes.indices.contains(row) else { return }
    state.removed = [state.primes.remove(at: row)]
  case .undoTapped:
    state.primes += state.removed
    state.removed = []
  }
}
