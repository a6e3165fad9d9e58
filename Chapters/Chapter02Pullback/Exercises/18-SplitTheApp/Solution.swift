// One reducer into three
//
// Chapter 1's `appReducer`, in Sources/Chapter01Functions/PrimeTime, knows everything. Write it anew
// in parts. The types are given; yours are the three features, the part of the state that the sheet
// works on, and `splitReducer`, which puts them together by `combine` and `pullback`. The feed is
// there already, and goes around them. The user must not notice: random sessions are played in both
// apps, and after each event they must show the same. And each feature is also run alone.
//
// kind: migrate
// lesson: The app in parts

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

func splitReducer() -> Reducer<App, SplitAction> {
  // answer
  // starter: feed(combine())
  feed(
    combine(
      pullback(stepReducer, value: \.count, action: \.step),
      pullback(sheetReducer, value: \.sheet, action: \.sheet),
      pullback(listReducer, value: \.favorites, action: \.list)
    )
  )
  // end answer
}

/// Writes into the feed what is about to be saved, removed or deleted, then runs the reducer.
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
