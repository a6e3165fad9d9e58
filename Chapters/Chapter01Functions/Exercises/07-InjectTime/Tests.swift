import Foundation
import Testing

@Suite struct InjectTimeTests {
  // Neither is a whole second, and one is yet to come.
  private let monday = Date(timeIntervalSince1970: 1_000_000_000.25)
  private let farAhead = Date(timeIntervalSince1970: 10_000_000_000.75)

  /// A feed with one entry, numbered 3, from tomorrow. The one that had 4 is gone.
  private let start = AppState(
    count: 7,
    nextNumber: 5,
    activityFeed: [Activity(number: 3, text: "saved 3", time: Date() + 86_400)]
  )

  private func after(_ actions: AppAction...) -> AppState {
    var state = start
    for action in actions { appReducer(&state, action) }
    return state
  }

  /// The entries that the actions add.
  private func entries(after actions: AppAction...) -> [Activity] {
    var state = start
    for action in actions { appReducer(&state, action) }
    return state.activityFeed.filter(isNew)
  }

  /// Whether it isn't the entry from the start, even if that has another number by now.
  private func isNew(_ entry: Activity) -> Bool {
    entry.text != start.activityFeed[0].text || entry.time != start.activityFeed[0].time
  }

  private func why(_ time: Date?, from action: String, at expected: Date) -> Comment {
    guard let time else { return "`\(action)` has to add an entry." }
    return switch time {
    case _ where abs(time.timeIntervalSinceNow) < 43_200:
      "For `\(action)`, the reducer still asks the clock: the entry has the current time."
    case start.activityFeed[0].time:
      "The entry has the time of the entry before it, but each action carries its own."
    case _ where abs(time.timeIntervalSince(expected)) < 60:
      "The entry's time was rounded: it should be exactly the action's."
    default: "The entry's time should be the one that `\(action)` carries."
    }
  }

  @Test("The entry for saving has the time of its action") func save() {
    for expected in [monday, farAhead] {
      let time = entries(after: .saveFavoritePrimeTapped(at: expected)).first?.time
      #expect(time == expected, why(time, from: "saveFavoritePrimeTapped", at: expected))
    }
  }

  @Test("The entry for removing has the time of its action") func remove() {
    for expected in [monday, farAhead] {
      let time = entries(after: .removeFavoritePrimeTapped(at: expected)).first?.time
      #expect(time == expected, why(time, from: "removeFavoritePrimeTapped", at: expected))
    }
  }

  @Test("Entries are numbered from the state's next number") func numbers() {
    let session: [AppAction] = [
      .saveFavoritePrimeTapped(at: monday),
      .removeFavoritePrimeTapped(at: monday),
      .saveFavoritePrimeTapped(at: monday),
    ]
    let state = after(session[0], session[1], session[2])
    let again = after(session[0], session[1], session[2])
    let numbers = state.activityFeed.filter(isNew).map(\.number)
    let comment: Comment =
      switch numbers {
      case _ where state.activityFeed.contains { !isNew($0) && $0.number != 3 }:
        "The existing entry had the number 3, and now it has another. Entries keep their numbers."
      case [5, 5, 5]: "Every entry got the same number: increase `nextNumber` when one is used."
      case [7, 6, 5]: "The newest entry is the last one in the feed."
      case [6, 7, 8]:
        "The first entry should get the number that was next, 5, and not the one after."
      case [1, 2, 3], [2, 3, 4], [0, 1, 2]:
        "The state says which number is next, and it was 5. The feed's length says something else."
      case [4, 5, 6]:
        "The state says which number is next, and it was 5. The last entry's number was only 3."
      case [1, 1, 1]:
        "Every entry has the number 1. The state holds the next number, 5: count up there."
      case [7, 7, 7]: "The count was used as the number. The state holds the next number, 5."
      case [5, 7, 9]: "The next number went up by two for each entry."
      case [5, 6, 5], [5, 4, 5]:
        "Removing took a number back. It makes an entry, so it uses one up."
      case _ where state.activityFeed.count == 1:
        "Only one entry is left in the feed. Each action adds one to those that are there."
      case _ where state.activityFeed.map(\.number) != again.activityFeed.map(\.number):
        "The numbers differ from run to run: they are still drawn at random, or counted outside."
      case _ where Set(numbers) == [Int(monday.timeIntervalSince1970)]:
        "The time was used as the number. The state holds the next number, 5."
      case [5, 6], [5, 6, 6], [5, 5, 6]: "Both actions use up a number: count up in both."
      default: "The next number was 5, so the three entries are 5, 6 and 7."
      }
    #expect(numbers == [5, 6, 7], comment)
    if numbers == [5, 6, 7] {
      var later = start
      later.nextNumber = 40
      appReducer(&later, session[0])
      let number = later.activityFeed.first(where: isNew)?.number
      #expect(
        number == 40,
        "The feed is the same, but 40 is next: the entry's number comes from `nextNumber` alone."
      )
    }
    #expect(
      state.nextNumber == 8,
      state.nextNumber == 5
        ? "The state's next number is still 5. What is counted elsewhere isn't in the state."
        : "After 5, 6 and 7, the next number is 8."
    )
  }

  @Test("An entry says what was done, and goes to the end of the feed")  // starter passes
  func texts() {
    let state = after(
      .saveFavoritePrimeTapped(at: monday),
      .removeFavoritePrimeTapped(at: farAhead)
    )
    let texts = state.activityFeed.map(\.text)
    let comment: Comment =
      switch texts {
      case _ where state.count != 7:
        "The count was 7, and now it is \(state.count). Only the feed and the next number change."
      case ["saved 3", "removed 7", "saved 7"] where state.activityFeed[1].time != farAhead:
        "A saved number is entered as removed, and a removed one as saved."
      case ["saved 3", "removed 7", "removed 7"]:
        "7 was saved, and the entry says that it was removed."
      case ["saved 3", "saved 7", "saved 7"]: "7 was removed, but the entry says that it was saved."
      case _ where texts.sorted() == ["removed 7", "saved 3", "saved 7"]:
        "The newest entry is the last one in the feed."
      default: "7 was saved, then removed; the entry that was there before stays the first."
      }
    #expect(texts == ["saved 3", "saved 7", "removed 7"], comment)
    guard texts == ["saved 3", "saved 7", "removed 7"] else { return }
    var many = start
    for _ in 1...120 { appReducer(&many, .saveFavoritePrimeTapped(at: monday)) }
    #expect(
      many.activityFeed.count == 121,
      "After 120 actions, the feed should have 121 entries: none is ever dropped."
    )
    #expect(
      state.activityFeed[0] == start.activityFeed[0],
      "The entry that was there before has changed. Each action only adds one after it."
    )
  }

  @Test("The same session gives the same feed every time") func repeated() {
    // Often, since two readings of the clock in a row may be equal by chance.
    let runs = (1...100).map { _ in
      after(.saveFavoritePrimeTapped(at: monday), .removeFavoritePrimeTapped(at: farAhead))
    }
    #expect(
      runs.allSatisfy { $0 == runs[0] },
      "Equal inputs, unequal states: something besides the state and the action goes in."
    )
  }
}
