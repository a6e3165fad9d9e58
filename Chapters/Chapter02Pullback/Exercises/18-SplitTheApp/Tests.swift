import Chapter02PrimeTime
import Chapter02Pullback
import Foundation
import ReducerTesting
import Testing

import struct Chapter01PrimeTime.AppState
import func Chapter01PrimeTime.appReducer

// What the user does is put into the words of either app, and what is compared is what a user could
// see: the count, the favourites, and the feed.

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
  var feed: [Entry] = []
}

private struct Entry: Equatable {
  var text: String
  var second: Int
}

@Suite struct SplitTheAppTests {
  @Test("The app in parts does what the big reducer did") func same() {
    let report = compare(
      subject: split(),
      reference: big(),
      law: "after the same events, both apps show the same",
      actions: events
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("The counter runs alone") func counterAlone() {
    #expect(
      run([.incrementTapped, .incrementTapped, .decrementTapped], from: -2, with: stepReducer)
        == -1,
      "The counter's state is a number. It needs no app to count, and knows no floor."
    )
  }

  @Test("The sheet runs alone") func sheetAlone() {
    let start = Sheet(count: 3, favorites: [3, 2, 3])
    #expect(
      run([.saveTapped(at: second(1))], from: start, with: sheetReducer)
        == Sheet(count: 3, favorites: [3, 2, 3, 3]),
      "Saving puts the count at the end, whether it is there already or not."
    )
    #expect(
      run([.removeTapped(at: second(1))], from: start, with: sheetReducer)
        == Sheet(count: 3, favorites: [2]),
      "Removing takes out every copy."
    )
  }

  @Test("The list runs alone") func listAlone() {
    #expect(
      run([.deleted(offsets: [0, 2, 9], at: second(1))], from: [2, 3, 5, 7], with: listReducer)
        == [3, 7],
      "Offsets are rows of the list before anything goes; rows that aren't there are left out."
    )
  }

  @Test("What the sheet is given and what it gives back are the app's two fields") func lens() {
    var app = App(count: 3, favorites: [2])
    #expect(
      app.sheet == Sheet(count: 3, favorites: [2]),
      "The sheet is computed from the app's fields: there is no second copy of them."
    )
    app.sheet = Sheet(count: 5, favorites: [7])
    #expect(
      app == App(count: 5, favorites: [7]),
      "What the sheet changed must get back into the app, every field of it."
    )
  }

  @Test("A feature's action leaves the other features' parts alone") func others() {
    let app = run([.step(.incrementTapped)], from: App(favorites: [2]), with: splitReducer())
    #expect(
      app == App(count: 1, favorites: [2]),
      "A tap on plus counts one, and is none of the sheet's or the list's business."
    )
  }

  // MARK: - The two apps

  private func split() -> Subject<Visible, Event, Never> {
    Subject {
      let store = Store(value: App(), reducer: splitReducer())
      return .init(
        state: {
          Visible(
            count: store.value.count,
            favorites: store.value.favorites,
            feed: store.value.feed.map { activity in
              let text =
                switch activity.kind {
                case .addedFavoritePrime(let prime): "added \(prime)"
                case .removedFavoritePrime(let prime): "removed \(prime)"
                }
              return Entry(text: text, second: seconds(activity.time))
            }
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
            feed: state.activityFeed.map { activity in
              let text =
                switch activity.kind {
                case .addedFavoritePrime(let prime): "added \(prime)"
                case .removedFavoritePrime(let prime): "removed \(prime)"
                }
              return Entry(text: text, second: seconds(activity.time))
            }
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

  private func run<State, Action>(
    _ actions: [Action],
    from state: State,
    with reducer: Reducer<State, Action>
  ) -> State {
    replay(actions, from: state, with: reducer)
  }
}

private func second(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number)) }

private func seconds(_ time: Date) -> Int { Int(time.timeIntervalSince1970) }
