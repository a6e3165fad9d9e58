import Chapter02PrimeTime
import Chapter02Pullback
import Foundation
import ReducerTesting
import Testing

import struct Chapter01PrimeTime.AppState
import func Chapter01PrimeTime.appReducer

@Suite struct SplitTheAppTests {
  // MARK: - The features alone

  @Test("The counter runs alone") func counterAlone() throws {
    let counts = [
      replay([.incrementTapped, .incrementTapped], from: -2, with: stepReducer),
      replay([.decrementTapped], from: 0, with: stepReducer),
    ]
    try #require(counts == [0, -1], "Two increments from -2, and a decrement from 0.")
  }

  @Test("The sheet runs alone") func sheetAlone() throws {
    let start = Sheet(count: 3, favorites: [5, 3, 2, 3])
    let saved = replay([.saveTapped(at: second(1))], from: start, with: sheetReducer)
    try #require(
      saved == Sheet(count: 3, favorites: [5, 3, 2, 3, 3]),
      "3 was to be saved to 5, 3, 2, 3."
    )
    let removed = replay([.removeTapped(at: second(1))], from: start, with: sheetReducer)
    try #require(removed == Sheet(count: 3, favorites: [5, 2]), "Remove 3 from 5, 3, 2, 3.")
  }

  @Test("The list runs alone") func listAlone() throws {
    var favorites = [2, 3, 5, 7, 2]
    listReducer(&favorites, .deleted(offsets: [0, 2, 9], at: second(1)))
    try #require(favorites == [3, 7, 2], "Delete rows 0, 2 and 9 of [2, 3, 5, 7, 2].")
  }

  @Test("The sheet's part is the app's two fields") func lens() throws {
    let entry = Activity(.addedFavoritePrime(2), at: second(1))
    var app = App(count: 3, favorites: [2], feed: [entry])
    try #require(
      app.sheet == Sheet(count: 3, favorites: [2]),
      "The app's count was 3, and its favourites were [2]."
    )
    app.sheet = Sheet(count: 5, favorites: [7, 2])
    try #require(
      [[app.count], app.favorites, [app.feed.count]] == [[5], [7, 2], [1]],
      "The sheet was set to 5 and [7, 2]: the count, the favourites, and the number of entries, 1."
    )
  }

  // MARK: - The app

  /// The count and the favourites after each of three actions, from 3 and [2] on.
  private func parts(_ reducer: Reducer<App, SplitAction>) -> [String] {
    [
      SplitAction.step(.incrementTapped), .sheet(.saveTapped(at: second(1))),
      .list(.deleted(offsets: [0], at: second(1))),
    ]
    .map { action in
      let app = replay([action], from: App(count: 3, favorites: [2]), with: reducer)
      return "\(app.count) \(app.favorites)"
    }
  }

  @Test("Each feature is pulled back to a reducer of the app") func pulledBack() throws {
    let tried = "From 3 and [2]: an increment, a tap on \"save\", and a deletion of row 0."
    try #require(parts(steps()) == ["4 [2]", "3 [2]", "3 [2]"], "\(tried)")
    try #require(parts(sheet()) == ["3 [2]", "3 [2, 3]", "3 [2]"], "\(tried)")
    try #require(parts(list()) == ["3 [2]", "3 [2]", "3 []"], "\(tried)")
  }

  @Test("The app runs every feature, once") func everyFeature() throws {
    try #require(
      parts(splitReducer()) == ["4 [2]", "3 [2, 3]", "3 []"],
      "From 3 and [2]: an increment, a tap on \"save\", and a deletion of row 0."
    )
  }

  @Test("The feed goes around all features, once") func feedAround() throws {
    let app = replay(
      [.sheet(.saveTapped(at: second(1))), .list(.deleted(offsets: [0], at: second(2)))],
      from: App(count: 3, favorites: [2, 5]),
      with: splitReducer()
    )
    try #require(
      app.feed.map { "\($0.kind)" } == ["addedFavoritePrime(3)", "removedFavoritePrime(2)"],
      "The favourites were 2 and 5. 3 was to be saved, and then row 0 deleted."
    )
  }

  // MARK: - The whole app

  @Test("The app in parts does what the big reducer did") func same() {
    let report = compare(
      subject: split(),
      reference: big(),
      law: "after the same taps, both apps show the same",
      actions: taps
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  // What is compared is what a user could see: the count, the favourites and the feed.

  private struct Visible: Equatable {
    var count = 0
    var favorites: [Int] = []
    var feed: [String] = []
  }

  private func split() -> Subject<Visible, SplitAction, Never> {
    Subject {
      let store = Store(value: App(), reducer: splitReducer())
      return .init(
        state: {
          Visible(
            count: store.value.count,
            favorites: store.value.favorites,
            feed: store.value.feed.map { "\($0.kind) at \($0.time.timeIntervalSince1970)" }
          )
        },
        send: { action in
          store.send(action)
          return []
        }
      )
    }
  }

  private func big() -> Subject<Visible, SplitAction, Never> {
    Subject {
      var state = Chapter01PrimeTime.AppState()
      return .init(
        state: {
          Visible(
            count: state.count,
            favorites: state.favoritePrimes,
            feed: state.activityFeed.map { "\($0.kind) at \($0.time.timeIntervalSince1970)" }
          )
        },
        send: { action in
          let run = { Chapter01PrimeTime.appReducer(&state, $0) }
          switch action {
          case .step(.incrementTapped): run(.counter(.incrementTapped))
          case .step(.decrementTapped): run(.counter(.decrementTapped))
          case .sheet(.saveTapped(let time)): run(.primeModal(.saveFavoritePrimeTapped(at: time)))
          case .sheet(.removeTapped(let time)):
            run(.primeModal(.removeFavoritePrimeTapped(at: time)))
          case .list(.deleted(let offsets, let time)):
            run(.favoritePrimes(.deleteFavoritePrimes(offsets: offsets, at: time)))
          }
          return []
        }
      )
    }
  }

  private var taps: Actions<Visible, SplitAction> {
    [
      .step(.incrementTapped), .step(.decrementTapped), .sheet(.saveTapped(at: second(0))),
      .sheet(.saveTapped(at: second(9))), .sheet(.removeTapped(at: second(1))),
    ]
      + Actions { visible in
        // One row more than there are.
        let rows = [0...0, 0...visible.favorites.count]
        return rows.map { .list(.deleted(offsets: Set($0), at: second(2))) }
      }
  }

  // MARK: -

  private func second(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number)) }
}
