import Chapter02PrimeTime
import Chapter02Pullback
import Foundation
import ReducerTesting
import Testing

import struct Chapter01PrimeTime.AppState
import func Chapter01PrimeTime.appReducer

@Suite struct SplitTheAppTests {
  // MARK: - The features alone

  @Test("The counter runs alone") func counterAlone() {
    let up = replay([.incrementTapped, .incrementTapped], from: -2, with: stepReducer)
    let whyUp =
      up == -2
      ? "Nothing was counted: the feature's own reducer must do the work."
      : "Two increments from -2 lead to 0. The counter's state is a number, and needs no app."
    #expect(up == 0, "\(whyUp)")
    let down = replay([.decrementTapped], from: 0, with: stepReducer)
    let why =
      down == 0
      ? "The counter stopped at zero, but chapter 1's counter has no floor."
      : "One down from 0 is -1."
    #expect(down == -1, "\(why)")
  }

  @Test("The sheet runs alone") func sheetAlone() {
    let start = Sheet(count: 3, favorites: [3, 2, 3])
    let saved = replay([.saveTapped(at: second(1))], from: start, with: sheetReducer)
    let whySaved =
      saved == start
      ? "Nothing was saved. Chapter 1's app saves the count even if it is there already."
      : "Saving adds the count at the end, and leaves the rest alone."
    #expect(saved == Sheet(count: 3, favorites: [3, 2, 3, 3]), "\(whySaved)")
    for number in [4, 1] {
      let sheet = Sheet(count: number, favorites: Array(2...99))
      let numbers = replay([.saveTapped(at: second(1))], from: sheet, with: sheetReducer).favorites
      let prime = Sheet(count: 101, favorites: sheet.favorites)
      let why =
        replay([.saveTapped(at: second(1))], from: prime, with: sheetReducer) == prime
          || numbers != sheet.favorites
        ? "Saving \(number) after 98 others adds it at the end, and leaves all the others."
        : "\(number) isn't prime, and wasn't saved. Chapter 1's app leaves that to the screen."
      let isSaved = numbers == sheet.favorites + [number]
      #expect(isSaved == true, "\(why)")
    }

    let removed = replay([.removeTapped(at: second(1))], from: start, with: sheetReducer)
    let whyRemoved =
      switch removed.favorites {
      case [2, 3], [3, 2]: "One copy of 3 is left. Chapter 1's app removes every copy."
      case [3, 2, 3]: "Nothing was removed."
      default: "Removing takes out every copy of the count, and nothing else."
      }
    #expect(removed == Sheet(count: 3, favorites: [2]), "\(whyRemoved)")
  }

  @Test("The list runs alone") func listAlone() {
    let left = rest(of: [2, 3, 5, 7], without: [0, 2])
    let why =
      switch left {
      case [3, 5]:
        "Row 0 was deleted first, and the others moved up. Delete from the last row to the first."
      case [2, 3, 5, 7]: "Nothing was deleted."
      case [3, 5, 7]: "The number 2 was deleted. Offsets are rows: here the first and the third."
      default: "Rows 0 and 2 are deleted, counted in the list as it was before."
      }
    #expect(left == [3, 7], "\(why)")
    let beyond = rest(of: [2, 3], without: [0, 9])
    #expect(beyond == [3], "There is no row 9. It is ignored, and row 0 is deleted.")
    guard left == [3, 7], beyond == [3] else { return }
    let copies = rest(of: [2, 3, 2], without: [2])
    #expect(
      copies == [2, 3],
      copies == [3]
        ? """
        Row 2 was deleted, and row 0 with it, because both are 2. Delete the row, not the number.
        """
        : "Row 2 is the last one."
    )
    let half = rest(of: Array(0..<12), without: Set(0..<6))
    #expect(
      half == Array(6..<12),
      "Rows 0 to 5 were deleted. A Set has no order: sort the offsets, and delete the last first."
    )
  }

  private func rest(of primes: [Int], without rows: Set<Int>) -> [Int] {
    replay([.deleted(offsets: rows, at: second(1))], from: primes, with: listReducer)
  }

  // MARK: - The features in the app

  @Test("The sheet's part is the app's two fields") func lens() {
    let entry = Activity(.addedFavoritePrime(2), at: second(1))
    var app = App(count: 3, favorites: [2], feed: [entry])
    #expect(
      app.sheet == Sheet(count: 3, favorites: [2]),
      "The getter gathers the app's count and favourites. There is no second copy of them."
    )
    app.sheet = Sheet(count: 5, favorites: [7, 2])
    let why =
      switch (app.count, app.favorites) {
      case _ where app.feed != [entry]:
        "The setter changed the feed. It writes the sheet's two fields, and leaves the rest alone."
      case (5, [2, 7]): "7 and 2 were written in another order. The setter writes what it is given."
      case (3, [2]): "Nothing was written. What the sheet changes must get back into the app."
      case (5, [2]): "The count was written back, but the favourites were forgotten."
      case (3, [7, 2]): "The favourites were written back, and the count was forgotten."
      default: "The setter writes both fields as they are set."
      }
    #expect(app == App(count: 5, favorites: [7, 2], feed: [entry]), "\(why)")
    guard app == App(count: 5, favorites: [7, 2], feed: [entry]) else { return }
    for sheet in [Sheet(count: -1, favorites: []), Sheet(count: 0, favorites: [2, 2])] {
      app.sheet = sheet
      #expect(
        app == App(count: sheet.count, favorites: sheet.favorites, feed: [entry]),
        "\(sheet) was set next, but wasn't written. The setter writes whatever it is given."
      )
    }
  }

  @Test("Each feature is pulled back to a reducer of the app") func pulledBack() {
    let plus = SplitAction.step(.incrementTapped)
    let save = SplitAction.sheet(.saveTapped(at: second(1)))
    let delete = SplitAction.list(.deleted(offsets: [0], at: second(1)))
    check("steps()", steps(), own: plus, App(count: 4, favorites: [2]), others: [save, delete])
    check("sheet()", sheet(), own: save, App(count: 3, favorites: [2, 3]), others: [plus, delete])
    check("list()", list(), own: delete, App(count: 3, favorites: []), others: [plus, save])
  }

  private func check(
    _ name: String,
    _ reducer: Reducer<App, SplitAction>,
    own: SplitAction,
    _ expected: App,
    others: [SplitAction]
  ) {
    let start = App(count: 3, favorites: [2])
    var alone = start
    switch own {
    case .step(let action): stepReducer(&alone.count, action)
    case .sheet(let action): sheetReducer(&alone.sheet, action)
    case .list(let action): listReducer(&alone.favorites, action)
    }
    let after = replay([own], from: start, with: reducer)
    let why =
      switch after {
      case _ where alone != expected: "comes next, when its feature and its part are right."
      case start:
        """
        did nothing for an action of its own feature. It must be that feature, pulled back to the \
        app.
        """
      default: "must change its own part, and leave the rest as it is."
      }
    #expect(after == expected, "`\(name)` \(why)")
    let untouched = replay(others, from: start, with: reducer)
    #expect(
      untouched == start,
      "`\(name)` ran for another feature's actions. Each feature handles only its own."
    )
  }

  @Test("The app runs every feature, once") func everyFeature() {
    let start = App(count: 3, favorites: [2, 5])
    let plus = replay([.step(.incrementTapped)], from: start, with: splitReducer())
    #expect(plus.count == 4, "\(runs(plus == start, "counter"))")
    let saved = replay([.sheet(.saveTapped(at: second(1)))], from: start, with: splitReducer())
    #expect(saved.favorites == [2, 5, 3], "\(runs(saved.favorites == [2, 5], "sheet"))")
    let delete = SplitAction.list(.deleted(offsets: [0], at: second(1)))
    let deleted = replay([delete], from: start, with: splitReducer())
    #expect(deleted.favorites == [5], "\(runs(deleted.favorites == [2, 5], "list"))")
  }

  private func runs(_ isUnchanged: Bool, _ feature: String) -> String {
    isUnchanged
      ? "In the app, the \(feature) did nothing: it is left out, or does nothing by itself."
      : "In the app, the \(feature) must run once for an action of its own."
  }

  @Test("The feed goes around all features, once") func feedAround() {
    let start = App(count: 3, favorites: [2, 5])
    let saved = replay([.sheet(.saveTapped(at: second(1)))], from: start, with: splitReducer()).feed
    let whySaved =
      saved.isEmpty
      ? "Saving left no entry: the feed isn't around the features, or one of them removed it."
      : """
      Saving left \(saved.count) entries: the feed goes around all features together, not around \
      each.
      """
    #expect(saved == [Activity(.addedFavoritePrime(3), at: second(1))], "\(whySaved)")
    let delete = SplitAction.list(.deleted(offsets: [0], at: second(1)))
    let deleted = replay([delete], from: start, with: splitReducer()).feed
    #expect(
      deleted == [Activity(.removedFavoritePrime(2), at: second(1))],
      """
      Row 0 was deleted, and 2 was in it. The feed must look before the features run: it goes \
      around them, and isn't one of them.
      """
    )
  }

  // MARK: - The whole app

  @Test("The app in parts does what the big reducer did") func same() {
    let report = compare(
      subject: split(),
      reference: big(),
      law: "after the same events, both apps show the same",
      actions: events
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  // An event is what the user does, in the words of neither app. What is compared is what a user
  // could see: the count, the favourites and the feed.

  private enum Event {
    case plus
    case minus
    case save(second: Int)
    case remove(second: Int)
    case delete(rows: Set<Int>, second: Int)
  }

  private struct Visible: Equatable {
    var count = 0
    var favorites: [Int] = []
    var feed: [String] = []
  }

  private func split() -> Subject<Visible, Event, Never> {
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
        send: { event in
          switch event {
          case .plus: store.send(.step(.incrementTapped))
          case .minus: store.send(.step(.decrementTapped))
          case .save(let time): store.send(.sheet(.saveTapped(at: second(time))))
          case .remove(let time): store.send(.sheet(.removeTapped(at: second(time))))
          case .delete(let rows, let time):
            store.send(.list(.deleted(offsets: rows, at: second(time))))
          }
          return []
        }
      )
    }
  }

  private func big() -> Subject<Visible, Event, Never> {
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
        send: { event in
          let run = { Chapter01PrimeTime.appReducer(&state, $0) }
          switch event {
          case .plus: run(.counter(.incrementTapped))
          case .minus: run(.counter(.decrementTapped))
          case .save(let time): run(.primeModal(.saveFavoritePrimeTapped(at: second(time))))
          case .remove(let time): run(.primeModal(.removeFavoritePrimeTapped(at: second(time))))
          case .delete(let rows, let time):
            run(.favoritePrimes(.deleteFavoritePrimes(offsets: rows, at: second(time))))
          }
          return []
        }
      )
    }
  }

  private var events: Generator<Visible, Event> {
    .weighted(
      (3, .action { _, _ in .plus }),
      (2, .action { _, _ in .minus }),
      (3, .action { _, draw in .save(second: draw.int(in: 0...9)) }),
      (1, .action { _, draw in .remove(second: draw.int(in: 0...9)) }),
      (
        2,
        .action { visible, draw in
          // One row more than there are.
          let rows = Set(draw.subset(of: 0...visible.favorites.count))
          return .delete(rows: rows, second: draw.int(in: 0...9))
        }
      )
    )
  }

  // MARK: -

  private func second(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number)) }
}
