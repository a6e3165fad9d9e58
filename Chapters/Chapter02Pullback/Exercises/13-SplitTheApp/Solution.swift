// One reducer into three
//
// Chapter 1's `appReducer`, in Sources/Apps/Chapter01PrimeTime, knows everything. Split it into
// parts. The types are given. Write the three features, the sheet's part of the state, and a
// reducer of the app for each feature, by pulling it back. Then write `splitReducer`, which
// combines them and puts the feed, which is already there, around them. The user must not notice:
// the tests play random sessions in both apps, and after each action both must have the same count,
// favourites and feed. They also run each feature alone.
//
// kind: migrate
// lesson: PrimeTime, split

import Chapter02PrimeTime
import Chapter02Pullback
import Foundation

// MARK: - The features

enum StepAction {
  case incrementTapped
  case decrementTapped
}

func stepReducer(_ count: inout Int, _ action: StepAction) {
  // answer
  // starter: // Your code here.
  switch action {
  case .incrementTapped:
    count += 1
  case .decrementTapped:
    count -= 1
  }
  // end answer
}

struct Sheet: Equatable {
  var count = 0
  var favorites: [Int] = []
}

enum SheetAction {
  case saveTapped(at: Date)
  case removeTapped(at: Date)
}

func sheetReducer(_ sheet: inout Sheet, _ action: SheetAction) {
  // answer
  // starter: // Your code here.
  switch action {
  case .saveTapped:
    sheet.favorites.append(sheet.count)
  case .removeTapped:
    sheet.favorites.removeAll { $0 == sheet.count }
  }
  // end answer
}

enum ListAction {
  case deleted(offsets: Set<Int>, at: Date)
}

func listReducer(_ favorites: inout [Int], _ action: ListAction) {
  // answer
  // starter: // Your code here.
  switch action {
  case .deleted(let offsets, _):
    for offset in offsets.sorted().reversed() where favorites.indices.contains(offset) {
      favorites.remove(at: offset)
    }
  }
  // end answer
}

// MARK: - The app

struct App: Equatable {
  var count = 0
  var favorites: [Int] = []
  var feed: [Activity] = []

  /// The part that the sheet works on.
  var sheet: Sheet {
    get {
      // answer
      // starter: Sheet()
      Sheet(count: count, favorites: favorites)
      // end answer
    }
    set {
      // answer
      // starter: // Your code here.
      count = newValue.count
      favorites = newValue.favorites
      // end answer
    }
  }
}

enum SplitAction {
  case step(StepAction)
  case sheet(SheetAction)
  case list(ListAction)
}

// The features in the app: each changes its own part, for its own actions.

// answer
// starter: func steps() -> Reducer<App, SplitAction> { combine() }
// starter:
// starter: func sheet() -> Reducer<App, SplitAction> { combine() }
// starter:
// starter: func list() -> Reducer<App, SplitAction> { combine() }
// starter:
// starter: func splitReducer() -> Reducer<App, SplitAction> { combine() }
func steps() -> Reducer<App, SplitAction> {
  pullback(stepReducer, value: \.count, action: \.step)
}

func sheet() -> Reducer<App, SplitAction> {
  pullback(sheetReducer, value: \.sheet, action: \.sheet)
}

func list() -> Reducer<App, SplitAction> {
  pullback(listReducer, value: \.favorites, action: \.list)
}

func splitReducer() -> Reducer<App, SplitAction> {
  feed(combine(steps(), sheet(), list()))
}
// end answer

/// Writes what is about to be saved, removed or deleted into the feed, then runs the reducer.
func feed(_ reducer: @escaping Reducer<App, SplitAction>) -> Reducer<App, SplitAction> {
  { app, action in
    switch action {
    case .step:
      break
    case .sheet(.saveTapped(let time)):
      app.feed.append(Activity(.addedFavoritePrime(app.count), at: time))
    case .sheet(.removeTapped(let time)):
      app.feed.append(Activity(.removedFavoritePrime(app.count), at: time))
    case .list(.deleted(let offsets, let time)):
      for offset in offsets.sorted() where app.favorites.indices.contains(offset) {
        app.feed.append(Activity(.removedFavoritePrime(app.favorites[offset]), at: time))
      }
    }
    reducer(&app, action)
  }
}

extension SplitAction {
  var step: StepAction? {
    get { if case .step(let action) = self { action } else { nil } }
    set { if case .step = self, let newValue { self = .step(newValue) } }
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
