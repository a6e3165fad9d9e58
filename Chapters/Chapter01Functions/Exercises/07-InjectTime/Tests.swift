import Foundation
import Testing

@Suite struct InjectTimeTests {
  // Neither is a whole second, and one is yet to come.
  private let saved = Date(timeIntervalSince1970: 1_000_000_000.25)
  private let removed = Date(timeIntervalSince1970: 10_000_000_000.75)
  private let before = Date() - 86_400

  /// The feed had one entry, numbered 3; then 7 was saved, removed, and saved twice.
  private func session(next: Int = 5) -> AppState {
    var state = AppState(
      count: 7,
      nextNumber: next,
      activityFeed: [Activity(number: 3, text: "saved 3", time: before)]
    )
    appReducer(&state, .saveFavoritePrimeTapped(at: saved))
    appReducer(&state, .removeFavoritePrimeTapped(at: removed))
    for _ in 1...2 { appReducer(&state, .saveFavoritePrimeTapped(at: saved)) }
    return state
  }

  /// A time by where it comes from: a reading of the clock isn't the same twice.
  private func origin(_ time: Date) -> String {
    switch time {
    case before: "the entry before"
    case saved: "saving"
    case removed: "removing"
    default: abs(time.timeIntervalSinceNow) < 3_600 ? "the clock" : "nowhere"
    }
  }

  @Test("Each entry has the time that its action carries") func times() throws {
    let times = session().activityFeed.map { origin($0.time) }
    try #require(
      times == ["the entry before", "saving", "removing", "saving", "saving"],
      "Where each entry's time comes from. The actions: save, remove, and save twice."
    )
  }

  @Test("The same session gives the same feed every time") func repeated() throws {
    let numbers = (1...3).map { _ in session().activityFeed.map(\.number) }
    let differentFeeds = Set(numbers).count
    try #require(differentFeeds == 1, "The same four actions, three times, from the same state.")
  }

  @Test("Entries are numbered from the state's next number") func numbers() throws {
    let numbers = [5, 40].map { session(next: $0).activityFeed.map(\.number) }
    let far = numbers.joined().count { abs($0) > 1_000 }
    try #require(far == 0, "The next number was 5, then 40. Entries with one over 1,000:")
    try #require(
      numbers == [[3, 5, 6, 7, 8], [3, 40, 41, 42, 43]],
      "The feed had one entry, 3. A session has four actions; the next number is 5, then 40."
    )
    let next = [5, 40, 0].map { session(next: $0).nextNumber }
    try #require(next == [9, 44, 4], "The next number was 5, 40 or 0, before four actions.")
  }

  @Test("An entry says what was done") func texts() throws {  // starter passes
    let texts = session().activityFeed.map(\.text)
    try #require(
      texts == ["saved 3", "saved 7", "removed 7", "saved 7", "saved 7"],
      "With a count of 7, the actions are: save, remove, and save twice."
    )
  }
}
