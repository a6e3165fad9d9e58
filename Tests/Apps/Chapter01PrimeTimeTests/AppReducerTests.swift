import Chapter01Functions
import Chapter01PrimeTime
import Foundation
import Testing

@Suite struct AppReducerTests {
  private let noon = Date(timeIntervalSince1970: 12 * 60 * 60)
  private let later = Date(timeIntervalSince1970: 13 * 60 * 60)

  private func appState(count: Int = 0, favorites: [Int] = []) -> AppState {
    var state = AppState()
    state.count = count
    state.favoritePrimes = favorites
    return state
  }

  // R1.6
  @Test("A reducer is a plain function: a test calls it, without a store") func plainFunction() {
    var state = AppState()
    appReducer(&state, .counter(.incrementTapped))
    appReducer(&state, .counter(.decrementTapped))
    appReducer(&state, .counter(.decrementTapped))
    #expect(state == appState(count: -1))
  }

  // R1.8
  @Test("Saving appends the count, and the feed says so at the time handed in") func save() {
    var state = appState(count: 7, favorites: [2])
    appReducer(&state, .primeModal(.saveFavoritePrimeTapped(at: noon)))
    #expect(state.favoritePrimes == [2, 7])
    #expect(state.activityFeed == [.init(.addedFavoritePrime(7), at: noon)])
  }

  // R1.8
  @Test("Removing a favourite removes all its copies, and the feed says so once") func remove() {
    var state = appState(count: 7, favorites: [7, 2, 7])
    appReducer(&state, .primeModal(.removeFavoritePrimeTapped(at: noon)))
    #expect(state.favoritePrimes == [2])
    #expect(state.activityFeed == [.init(.removedFavoritePrime(7), at: noon)])
  }

  // R1.8
  @Test("Deleting takes exactly the rows named, for every set of rows", arguments: 0..<16)
  func delete(bits: Int) {
    let offsets = Set((0..<4).filter { bits & 1 << $0 != 0 })
    let primes = [2, 3, 5, 3]
    var state = appState(favorites: primes)
    appReducer(
      &state,
      .favoritePrimes(.deleteFavoritePrimes(offsets: offsets, at: noon))
    )
    #expect(state.favoritePrimes == (0..<4).filter { !offsets.contains($0) }.map { primes[$0] })
    #expect(
      state.activityFeed
        == offsets.sorted().map { .init(.removedFavoritePrime(primes[$0]), at: noon) }
    )
  }

  @Test("Rows that do not exist are left out", arguments: [[-1], [2], [0, 2, 9]] as [Set<Int>])
  func deleteOutOfRange(offsets: Set<Int>) {
    var state = appState(favorites: [2, 3])
    appReducer(&state, .favoritePrimes(.deleteFavoritePrimes(offsets: offsets, at: noon)))
    #expect(state.favoritePrimes == (offsets.contains(0) ? [3] : [2, 3]))
    #expect(state.activityFeed.count == (offsets.contains(0) ? 1 : 0))
  }

  @Test("Choosing a screen changes the screen and nothing else") func screenSelected() {
    // snippet.wholeState
    var expected = appState(count: 3, favorites: [3])
    var state = expected
    appReducer(&state, .screenSelected(.favoritePrimes))
    expected.screen = .favoritePrimes
    #expect(state == expected)
    // snippet.end
  }

  // R1.6
  @Test("The same actions give the same state twice") func sameTwice() {
    let session: [AppAction] = [
      .counter(.incrementTapped),
      .counter(.incrementTapped),
      .screenSelected(.primeModal),
      .primeModal(.saveFavoritePrimeTapped(at: noon)),
      .primeModal(.removeFavoritePrimeTapped(at: later)),
      .primeModal(.saveFavoritePrimeTapped(at: later)),
      .favoritePrimes(.deleteFavoritePrimes(offsets: [0], at: later)),
    ]
    let first = replay(session, from: AppState(), with: appReducer)
    #expect(first == replay(session, from: AppState(), with: appReducer))
    #expect(first.activityFeed.map(\.time) == [noon, later, later, later])
  }

  @Test("Any reducer can have a history, PrimeTime's too") func primeTime() {
    // snippet.primeTime
    let up = HistoryAction.record(AppAction.counter(.incrementTapped))
    let history = replay([up, up, .undo], from: History(AppState()), with: withHistory(appReducer))
    #expect(history.present.count == 1)
    // snippet.end
  }
}
