import Chapter02PrimeTime
import Chapter02Pullback
import Foundation
import ReducerTesting
import Testing

let noon = Date(timeIntervalSince1970: 12 * 60 * 60)

func appState(count: Int = 0, favorites: [Int] = []) -> AppState {
  var state = AppState()
  state.count = count
  state.favoritePrimes = favorites
  return state
}

/// Any action, also one that no key would send in the state, such as offsets outside the list.
var appActions: Actions<AppState, AppAction> {
  [
    .counter(.incrementTapped), .counter(.decrementTapped),
    .primeModal(.saveFavoritePrimeTapped(at: noon)),
    .primeModal(.removeFavoritePrimeTapped(at: noon)),
    .favoritePrimes(.deleteFavoritePrimes(offsets: [0], at: noon)),
    .favoritePrimes(.deleteFavoritePrimes(offsets: [-1, 1, 3], at: noon)),
    .screenSelected(.counter), .screenSelected(.favoritePrimes),
  ]
}

@Suite struct AppReducerTests {
  // R2.9
  @Test("The sheet's state is a lens: get-set, set-get and set-set hold") func lens() {
    let report = checkLens(
      get: \AppState.primeModal,
      set: { $0.primeModal = $1 },
      wholes: [appState(), appState(count: -5, favorites: [2, 3])],
      parts: [
        PrimeModalState(count: 0, favoritePrimes: []),
        PrimeModalState(count: 5, favoritePrimes: [2, 5, 2]),
      ]
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("Each feature leaves the others' state alone") func untouched() {
    let report = check(
      Subject(from: AppState(), reducer: appReducer()),
      laws: [
        .untouched({ $0.count }, by: { $0.counter == nil }, "only the counter counts"),
        .untouched(
          { $0.screen },
          by: { $0.screenSelected == nil },
          "only a choice changes screens"
        ),
        .untouched(
          { $0.favoritePrimes },
          by: { $0.primeModal == nil && $0.favoritePrimes == nil },
          "only the sheet and the list change the favourites"
        ),
      ],
      actions: appActions,
      upTo: 3
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("Removing takes every copy, and the feed has one entry for it") func removeCopies() {
    let state = replay(
      [AppAction.primeModal(.removeFavoritePrimeTapped(at: noon))],
      from: appState(count: 7, favorites: [7, 2, 7]),
      with: appReducer()
    )
    #expect(state.favoritePrimes == [2])
    #expect(state.activityFeed == [Activity(.removedFavoritePrime(7), at: noon)])
  }

  @Test("The printer gets one line per action; without a printer, the app does the same")
  func printer() {
    var lines: [String] = []
    let reducer = appReducer { lines.append($0) }
    var state = AppState()
    reducer(&state, .counter(.incrementTapped))
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("counter(") == true)
    let report = compare(
      subject: appReducer { _ in },
      reference: appReducer(),
      from: AppState(),
      actions: appActions,
      upTo: 3
    )
    #expect(report.failure == nil, "\(report)")
  }
}

@Suite struct ActivityFeedTests {
  private let delete = AppAction.favoritePrimes(
    .deleteFavoritePrimes(offsets: [0, 2, 9], at: noon)
  )

  // R2.5
  @Test("It is written before the reducer runs: it names what is about to go") func before() {
    var feedSeen: [[Activity]] = []
    let reducer = activityFeed { state, _ in
      feedSeen.append(state.activityFeed)
      state.favoritePrimes = []
    }
    var state = appState(favorites: [2, 3, 5])
    reducer(&state, delete)
    let entries = [2, 5].map { Activity(.removedFavoritePrime($0), at: noon) }
    #expect(feedSeen == [entries], "the reducer runs once, after the feed")
    #expect(state.activityFeed == entries)
  }

  @Test("It changes the feed and nothing else") func feedOnly() {
    let reducer = activityFeed { _, _ in }
    let report = check(
      Subject(from: appState(count: 3, favorites: [2, 3]), reducer: reducer),
      laws: [
        Law(
          "all but the feed stays",
          expected: {
            var expected = $0.before
            expected.activityFeed = $0.after.activityFeed
            return expected
          },
          actual: { $0.after }
        )
      ],
      actions: appActions,
      upTo: 3
    )
    #expect(report.failure == nil, "\(report)")
  }

  // R2.5
  @Test("Logging around the feed shows the entry being added; inside the feed, it exists already")
  func orderWithLogging() {
    /// The number of entries in the line's two states.
    func entries(_ around: (@escaping (String) -> Void) -> Reducer<AppState, AppAction>) -> [Int] {
      var lines: [String] = []
      var state = appState(count: 7)
      let reducer = around { lines.append($0) }
      reducer(&state, .primeModal(.saveFavoritePrimeTapped(at: noon)))
      return (lines.first ?? "").components(separatedBy: " → ").map {
        $0.components(separatedBy: "addedFavoritePrime(7)").count - 1
      }
    }
    let base = pullback(
      primeModalReducer,
      value: \AppState.primeModal,
      action: \AppAction.primeModal
    )
    #expect(entries { logging(activityFeed(base), printer: $0) } == [0, 1])
    #expect(entries { activityFeed(logging(base, printer: $0)) } == [1, 1])
  }
}
