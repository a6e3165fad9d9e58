import ReducerTesting
import Testing

/// What the user does, whatever the app calls it.
private enum Tap: Equatable {
  case plus, minus, save, remove, undo
  case row(Int)

  var old: OldAction {
    switch self {
    case .plus: .incrementTapped
    case .minus: .decrementTapped
    case .save: .saveTapped
    case .remove: .removeTapped
    case .row(let row): .rowDeleted(row)
    case .undo: .undoTapped
    }
  }

  var new: AppAction {
    switch self {
    case .plus: .counter(.incrementTapped)
    case .minus: .counter(.decrementTapped)
    case .save: .sheet(.saveTapped)
    case .remove: .sheet(.removeTapped)
    case .row(let row): .list(.rowDeleted(row))
    case .undo: .list(.undoTapped)
    }
  }
}

/// What the user sees, whatever the app's state is made of.
private struct Shown: Equatable {
  var count: Int
  var list: [Int]
  /// What an undo would bring back.
  var undo: [Int]
}

@Suite struct SplitTheAppTests {
  @Test("The counter runs alone, on a number") func counter() {
    var count = 0
    counterReducer(&count, .decrementTapped)
    counterReducer(&count, .decrementTapped)
    counterReducer(&count, .incrementTapped)
    #expect(
      count == -1,
      "The counter must work without the app: what a tap does to the number is its own business."
    )
  }

  @Test("The sheet runs alone, on its own state") func sheet() {
    var state = SheetState(count: 3, favorites: Favorites(primes: [2]))
    sheetReducer(&state, .saveTapped)
    #expect(
      state.favorites.primes == [2, 3],
      "The sheet must work without the app: it saves the count behind the others."
    )
    #expect(state.favorites.removed == [], "Nothing was removed yet, so there is nothing to undo.")
    #expect(state.count == 3, "The sheet only looks at the count.")
    state = SheetState(count: 3, favorites: Favorites(primes: [3, 5, 3]))
    sheetReducer(&state, .removeTapped)
    #expect(
      state.favorites.primes == [5],
      "The sheet must work without the app: it removes every copy of the count."
    )
    #expect(
      state.favorites.removed == [3, 3],
      """
      A removal concerns two features: the sheet makes it, and the list can undo it. So the sheet \
      leaves in `removed` what went.
      """
    )
  }

  @Test("The list runs alone, on the favourites") func list() {
    var favorites = Favorites(primes: [2, 3, 5])
    listReducer(&favorites, .rowDeleted(1))
    #expect(favorites.primes == [2, 5], "The list must work without the app: it deletes a row.")
    #expect(favorites.removed == [3], "For an undo, the list keeps the number that went.")
    listReducer(&favorites, .rowDeleted(7))
    #expect(
      favorites == Favorites(primes: [2, 5], removed: [3]),
      "There is no row 7: nothing goes, and what went before can still be brought back."
    )
    listReducer(&favorites, .undoTapped)
    #expect(
      favorites == Favorites(primes: [2, 5, 3]),
      "An undo puts the number at the end of the list, and then there is nothing more to undo."
    )
  }

  @Test("The sheet shows the app's count and favourites") func sheetShows() {
    let state = AppState(count: 7, favorites: Favorites(primes: [2, 3]))
    #expect(
      state.sheet.count == 7,
      "The sheet has a copy of its own, which knows nothing of what the app knows. Compute it."
    )
    #expect(
      state.sheet.favorites.primes == [2, 3],
      "The sheet must be given the app's favourites, since it saves to them."
    )
  }

  @Test("What is written to the sheet is written to the app") func sheetWrites() {
    var state = AppState(count: 1)
    state.sheet = SheetState(count: 7, favorites: Favorites(primes: [2], removed: [3]))
    #expect(
      state.count == 7,
      """
      The setter must write back all that the getter gathers, also what no action of the sheet \
      changes today.
      """
    )
    #expect(
      state.favorites.primes == [2] && state.favorites.removed == [3],
      "The sheet's favourites must get back to the app, or the list never sees what was saved."
    )
  }

  @Test("What the sheet saves, the list can delete") func saveThenDelete() {
    let shown = shown(after: .plus, .plus, .save, .plus, .save, .row(0))
    #expect(
      shown.list == [3],
      """
      2 and 3 were saved, then row 0 was deleted. The list must delete from the favourites that the \
      sheet saves to. There is only one list.
      """
    )
  }

  @Test("What the sheet removes, the list brings back") func removeThenUndo() {
    let shown = shown(after: .plus, .plus, .save, .save, .remove, .undo)
    #expect(
      shown.list == [2, 2],
      """
      2 was saved twice, removed, and brought back. The sheet removes, the list undoes: both must \
      look at the same `removed`.
      """
    )
  }

  @Test("Whatever the user taps, both apps show the same") func same() {
    let reducer = appReducer()
    let report = compare(
      subject: Subject<Shown, Tap, Never> {
        var state = AppState()
        return .init(
          state: { show(state) },
          send: { tap in
            reducer(&state, tap.new)
            return []
          }
        )
      },
      reference: Subject {
        var state = OldState()
        return .init(
          state: { Shown(count: state.count, list: state.primes, undo: state.removed) },
          send: { tap in
            oldReducer(&state, tap.old)
            return []
          }
        )
      },
      law: "the new app shows what the old one shows",
      actions: taps,
      scripts: 300,
      length: 40
    )
    #expect(report.failure == nil, "\(report)")
  }

  private func shown(after taps: Tap...) -> Shown {
    var state = AppState()
    let reducer = appReducer()
    for tap in taps { reducer(&state, tap.new) }
    return show(state)
  }

  private var taps: Generator<Shown, Tap> {
    .weighted(
      (3, .action(.plus, .minus)),
      (4, .action(.save, .remove)),
      (2, .action { shown, draw in .row(draw.int(in: 0...shown.list.count)) }),
      (2, .action(.undo))
    )
  }
}

private func show(_ state: AppState) -> Shown {
  Shown(count: state.count, list: state.favorites.primes, undo: state.favorites.removed)
}
