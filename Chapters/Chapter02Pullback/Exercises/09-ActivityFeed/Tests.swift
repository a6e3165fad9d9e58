import ReducerTesting
import Testing

@Suite struct ActivityFeedTests {
  private let actions: [AppAction] = [
    .incrementTapped,
    .saveFavoritePrimeTapped,
    .deleteFavoritePrimes(offsets: [0]),
    .deleteFavoritePrimes(offsets: []),
  ]

  @Test("Every action reaches the reducer, once") func base() {  // starter passes
    var calls = 0
    let reducer = activityFeed { _, _ in calls += 1 }
    for action in actions {
      calls = 0
      var state = AppState(favoritePrimes: [2])
      reducer(&state, action)
      let why =
        calls == 0
        ? "\(action) didn't reach the reducer. The feed holds nothing back, entry or no entry."
        : "\(action) reached the reducer \(calls) times."
      #expect(calls == 1, "\(why)")
    }
  }

  @Test("The feed changes nothing but itself") func feedOnly() {  // starter passes
    let before = AppState(count: 7, favoritePrimes: [2, 3])
    for action in actions {
      var state = before
      activityFeed { _, _ in }(&state, action)
      state.feed = []
      #expect(
        state == before,
        """
        The reducer inside did nothing, but \(action) changed more than the feed. The feed only \
        records; saving and deleting are the reducer's work.
        """
      )
    }
  }

  @Test("What the reducer does to the rest is kept") func reducersWork() {  // starter passes
    for action in actions {
      var expected = AppState(count: 7, favoritePrimes: [2, 3])
      appReducer(&expected, action)
      var state = after(action, in: AppState(count: 7, favoritePrimes: [2, 3]))
      state.feed = []
      #expect(
        state == expected,
        """
        After \(action), the rest isn't what the reducer makes of it. The feed only goes around \
        it.
        """
      )
    }
  }

  @Test("What the reducer writes into the feed is kept")  // starter passes
  func innerFeed() {
    for action in actions {
      var state = AppState(count: 7, favoritePrimes: [2, 3], feed: ["before"])
      var calls = 0
      let writing: Reducer<AppState, AppAction> = { state, _ in
        calls += 1
        state.feed.append("inside")
      }
      activityFeed(writing)(&state, action)
      #expect(
        state.feed.first == "before" && state.feed.contains("inside"),
        calls == 0
          ? "The reducer inside writes an entry, too, but \(action) didn't reach it."
          : "The reducer inside wrote an entry, too, and for \(action) it was overwritten."
      )
    }
  }

  @Test("Actions that aren't about a favourite leave no entry") func noEntry() {  // starter passes
    let feed = after(.incrementTapped, in: AppState(count: 7, favoritePrimes: [2])).feed
    #expect(feed == [], "Nothing was saved or removed, but the feed has an entry.")
  }

  @Test("A saved prime is in the feed") func saved() {  // starter passes
    let feed = after(.saveFavoritePrimeTapped, in: AppState(count: 7, favoritePrimes: [2])).feed
    #expect(feed == ["added 7"], "The count, which is 7, was saved, so it has one entry.")
    guard feed == ["added 7"] else { return }
    let saved = AppState(count: 7, favoritePrimes: [7], feed: ["added 7"])
    let again = after(.saveFavoritePrimeTapped, in: saved).feed
    #expect(
      again == ["added 7", "added 7"],
      "7 was saved a second time, so it gets a second entry."
    )
    let others = [1, 0, -4].map { after(.saveFavoritePrimeTapped, in: AppState(count: $0)).feed }
    #expect(
      others == [["added 1"], ["added 0"], ["added -4"]],
      "1, 0 and -4 were saved. Every saved number gets an entry, prime or not."
    )
  }

  @Test("The feed names the prime that was deleted, not the one that moved up") func movedUp() {
    let feed = feed(deleting: [0], of: [2, 3, 5])
    let why =
      switch feed {
      case ["removed 3"]:
        """
        Row 0 was deleted, and 2 was in it. By the time the feed looked, the reducer had run, and \
        3 had moved up.
        """
      case ["removed 0"]: "0 is the row's number. The feed names the prime that was in the row."
      case [] where self.feed(deleting: [2], of: [2, 3, 5]) == ["removed 2"]:
        "The offsets were used as primes. They are rows: row 0 is the first one, the 2."
      case []: "The feed has no entry for the deleted row."
      default: "Row 0 was deleted, and 2 was in it."
      }
    #expect(feed == ["removed 2"], "\(why)")
  }

  @Test("The feed names the last row's prime, too") func lastRow() {
    let feed = feed(deleting: [2], of: [2, 3, 5])
    let why =
      switch self.feed(deleting: [0], of: [2, 3, 5]) {
      case ["removed 3"] where feed.isEmpty:
        "Once the reducer has run there is no row 2. Its prime can be found only before that."
      case ["removed 2"] where feed.isEmpty:
        "Row 2, the last of three, was deleted, but the feed left it out."
      default: "Row 2 was deleted, and 5 was in it."
      }
    #expect(feed == ["removed 5"], "\(why)")
  }

  @Test("New entries go to the end of the feed") func goesOn() {  // starter passes
    let before = AppState(favoritePrimes: [2, 3], feed: ["added 2", "added 3"])
    let feed = after(.deleteFavoritePrimes(offsets: [0]), in: before).feed
    let why =
      Array(feed.suffix(2)) == before.feed
      ? "The new entry comes first. A feed grows at its end." : "The earlier entries must stay."
    #expect(Array(feed.prefix(2)) == before.feed, "\(why)")
    let entries = ["first"] + Array(repeating: "added 2", count: 999)
    let full = AppState(favoritePrimes: [2], feed: entries)
    let isKept = after(.deleteFavoritePrimes(offsets: [0]), in: full).feed.starts(with: entries)
    #expect(
      isKept == true,
      "The feed had 1000 entries, but not all are still there. None is ever dropped."
    )
  }

  @Test("All rows can be deleted at once, and are listed from the first to the last")
  func allRows() {
    // Neither the size of the primes nor chance puts them in the order of the rows.
    let primes = [11, 2, 19, 3, 17, 5, 13, 7]
    let feed = feed(deleting: Set(primes.indices), of: primes)
    let expected = primes.map { "removed \($0)" }
    let why =
      switch feed {
      case expected.reversed(): "The entries go from the last row to the first."
      case primes.sorted().map { "removed \($0)" }: "The entries are sorted by the primes."
      case _ where feed.count == 1: "Eight rows were deleted, but there is only one entry for them."
      case _ where feed.sorted() == expected.sorted():
        "The entries are in no order. A set has none, so sort the offsets."
      case _ where feed.isEmpty && self.feed(deleting: [0], of: [2, 3, 5]) == ["removed 3"]:
        """
        Eight rows were deleted, but entries are missing: some rows were gone when the feed \
        looked.
        """
      case _ where feed.count < expected.count:
        "Eight rows were deleted, but the feed has \(feed.count) entries."
      default: "Eight rows were deleted."
      }
    #expect(feed == expected, "\(why) The order is that of the rows, before any was deleted.")
  }

  @Test("Of equal primes, the one that was deleted is in the feed") func copies() {
    let feed = feed(deleting: [2], of: [2, 3, 2])
    let why =
      feed.isEmpty && self.feed(deleting: [2], of: [2, 3, 5]) == ["removed 5"]
      ? """
      A 2 was deleted, but another is still there: what is missing doesn't tell what was deleted.
      """
      : "Row 2 was deleted, and a 2 was in it."
    #expect(feed == ["removed 2"], "\(why)")
    guard feed == ["removed 2"] else { return }
    let both = self.feed(deleting: [0, 2], of: [2, 3, 2])
    #expect(both == ["removed 2", "removed 2"], "Two rows were deleted, and a 2 was in each.")
  }

  @Test("Offsets beyond the list are ignored") func beyond() {
    let feed = feed(deleting: [1, 7], of: [2, 3, 5])
    let why =
      feed.isEmpty
      ? "Row 1 was deleted, but has no entry. Ignore only the offset that has no row, which is 7."
      : "Row 1 was deleted, and 3 was in it. There is no row 7, so nothing was deleted there."
    #expect(feed == ["removed 3"], "\(why)")
    var state = AppState(favoritePrimes: [2, 3, 5])
    var calls = 0
    activityFeed { _, _ in calls += 1 }(&state, .deleteFavoritePrimes(offsets: [1, 7]))
    #expect(
      calls == 1,
      calls == 0
        ? "With an offset beyond the list, the action didn't reach the reducer."
        : "With an offset beyond the list, the action reached the reducer \(calls) times."
    )
    #expect(
      self.feed(deleting: [1, 3], of: [2, 3, 5]) == ["removed 3"],
      "The three rows are 0, 1 and 2. There is no row 3."
    )
  }

  @Test("For any script, the feed says what was saved and what was deleted") func anyScript() {
    let report = compare(
      subject: activityFeed(appReducer),
      reference: { state, action in
        switch action {
        case .incrementTapped: break
        case .saveFavoritePrimeTapped: state.feed.append("added \(state.count)")
        case .deleteFavoritePrimes(let offsets):
          state.feed += state.favoritePrimes.indices.filter(offsets.contains).map {
            "removed \(state.favoritePrimes[$0])"
          }
        }
        appReducer(&state, action)
      },
      from: AppState(),
      law: "each save is an entry, and so is each deleted row, in the order of the rows",
      actions: .weighted(
        (2, .action(.incrementTapped)),
        (3, .action(.saveFavoritePrimeTapped)),
        (
          2,
          .action { state, draw in
            // One row more than there are.
            .deleteFavoritePrimes(offsets: Set(draw.subset(of: 0...state.favoritePrimes.count)))
          }
        )
      )
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  private func feed(deleting offsets: Set<Int>, of primes: [Int]) -> [String] {
    after(.deleteFavoritePrimes(offsets: offsets), in: AppState(favoritePrimes: primes)).feed
  }

  private func after(_ action: AppAction, in state: AppState) -> AppState {
    var state = state
    activityFeed(appReducer)(&state, action)
    return state
  }
}
