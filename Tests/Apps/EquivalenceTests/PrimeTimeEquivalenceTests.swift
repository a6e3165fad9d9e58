import Chapter01Functions
import Chapter01PrimeTime
import Chapter02PrimeTime
import Chapter02Pullback
import Foundation
import ReducerTesting
import Testing

// One app, written anew in each chapter. What may differ is how it is made; what the user sees
// after any keys may not. Each app is driven as a user drives it, by keys on the screen that is
// there.

/// What a user does: presses a key at a time.
struct KeyPress: Equatable {
  var key: Character
  /// Seconds since 1970.
  var second: Int

  var time: Date { Date(timeIntervalSince1970: Double(second)) }
}

/// What is on the screen.
typealias Screen = [String]

extension Subject where State == Screen, Action == KeyPress, Effect == Never {
  static var chapter1: Self {
    Subject {
      let store = Chapter01Functions.Store(
        value: Chapter01PrimeTime.AppState(user: .init(id: 1, name: "Ada", bio: "Counts")),
        reducer: Chapter01PrimeTime.appReducer
      )
      return .init(
        state: { screen(store.value) },
        send: { press in
          if let action = action(forKey: press.key, in: store.value, at: press.time) {
            store.send(action)
          }
          return []
        }
      )
    }
  }

  static var chapter2: Self { chapter2(Chapter02PrimeTime.appReducer()) }

  static func chapter2(
    _ reducer:
      @escaping Chapter02Pullback.Reducer<
        Chapter02PrimeTime.AppState, Chapter02PrimeTime.AppAction
      >
  ) -> Self {
    Subject {
      let store = Chapter02Pullback.Store(
        value: Chapter02PrimeTime.AppState(user: .init(id: 1, name: "Ada", bio: "Counts")),
        reducer: reducer
      )
      return .init(
        state: { appPanel(store.value).screen },
        send: { press in
          if let action = appPanel(store.value).action(forKey: press.key, at: press.time) {
            store.send(action)
          }
          return []
        }
      )
    }
  }
}

/// Every key of the screen, and some that do nothing there.
var keyPresses: Actions<Screen, KeyPress> {
  Actions { screen in keys(on: screen, and: "=?12").map { KeyPress(key: $0, second: 61) } }
}

func keys(on screen: Screen, and others: String) -> [Character] {
  let listed = listedKeys(screen)
  return listed + others.filter { !listed.contains($0) }
}

/// Keys that lead to where it is worth going on: the start, the sheet, and the list and the feed
/// with two favourites.
let starts = ["", "++p", "++psb+psbf", "++psb+psba"]

/// In an app with effects, also to a request in flight, and to a list with one favourite.
let startsWithEffects = starts + ["+", "++n", "++psbf", "++psbfs", "++psbfl"]

func presses(_ keys: String) -> [KeyPress] {
  keys.enumerated().map { KeyPress(key: $1, second: $0 * 1_000) }
}

/// The first letters of the legends, below the last rule.
func listedKeys(_ screen: Screen) -> [Character] {
  let lines = screen.split { $0.hasPrefix("─") }.last ?? []
  return lines.flatMap { $0.components(separatedBy: "   ") }.compactMap(\.first)
}

@Suite("PrimeTime is the same app in every chapter") struct PrimeTimeEquivalenceTests {
  @Test("Chapters 1 and 2 show the same after each key") func chapters1And2() {
    let report = compare(
      subject: .chapter2,
      reference: .chapter1,
      actions: keyPresses,
      after: starts.map(presses),
      upTo: 3
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("The scripts reach every screen, and lists with something to delete") func reach() {
    var seen: Set<String> = []
    let report = check(
      .chapter1,
      laws: [
        Law<Step<Screen, KeyPress, Never>>(
          "noted",
          expected: { step in
            for line in step.after { seen.insert(line.trimmingCharacters(in: .whitespaces)) }
            return true
          },
          actual: { _ in true }
        )
      ],
      actions: keyPresses,
      after: starts.map(presses),
      upTo: 3
    )
    #expect(report.failure == nil, "\(report)")
    for title in ["Counter", "Is this prime?", "Favourites", "Activity (times are UTC)"] {
      #expect(seen.contains("PrimeTime · \(title)"))
    }
    #expect(seen.contains("Ada"), "who is signed in")
    #expect(seen.contains { $0.hasPrefix("1-2 delete one") })
    #expect(seen.contains { $0.hasSuffix("- 2") }, "a favourite was removed")
  }

  @Test("An app whose feed is written after the reducer ran is noticed") func lateFeed() {
    let base = Chapter02PrimeTime.appReducer()
    let late = combine(
      { (state: inout Chapter02PrimeTime.AppState, action) in
        let feed = state.activityFeed
        base(&state, action)
        state.activityFeed = feed
      },
      activityFeed { _, _ in }
    )
    let report = compare(
      subject: .chapter2(late),
      reference: .chapter1,
      actions: keyPresses,
      after: [presses("++psbfdb")],
      upTo: 1
    )
    #expect(report.failure != nil)
  }
}
