import Testing

@Suite struct ActivityFeedTests {
  private let actions: [AppAction] = [
    .incrementTapped, .saveFavoritePrimeTapped, .deleteFavoritePrimes(offsets: [0]),
    .deleteFavoritePrimes(offsets: []), .deleteFavoritePrimes(offsets: [9]),
  ]

  private func state(
    after action: AppAction,
    count: Int = 7,
    primes: [Int] = [2, 3],
    feed: [String] = [],
    reducer: @escaping Reducer<AppState, AppAction> = appReducer
  ) -> AppState {
    var state = AppState(count: count, favoritePrimes: primes, feed: feed)
    activityFeed(reducer)(&state, action)
    return state
  }

  private func feed(deleting offsets: Set<Int>, of primes: [Int]) -> [String] {
    state(after: .deleteFavoritePrimes(offsets: offsets), primes: primes).feed
  }

  @Test("Every action reaches the reducer, once")  // starter passes
  func runs() throws {
    var got: [AppAction] = []
    let runs = actions.map { action in
      let before = got.count
      _ = state(after: action) { got.append($1) }
      return got.count - before
    }
    try #require(runs == [1, 1, 1, 1, 1], "An increment, a save, deletions of row 0, none, and 9.")
    let changed = zip(actions, got).filter { $0 != $1 }.map { "\($1)" }
    try #require(changed == [], "What the reducer got instead of the action that was sent.")
  }

  @Test("The feed changes nothing but itself")  // starter passes
  func feedOnly() throws {
    let unchanged = actions.map { state(after: $0) { _, _ in }.favoritePrimes }
    try #require(
      unchanged == [[2, 3], [2, 3], [2, 3], [2, 3], [2, 3]],
      "The favourites were 2 and 3, and the reducer inside the feed did nothing."
    )
    let changed = actions.map { state(after: $0).favoritePrimes }
    try #require(
      changed == [[2, 3], [2, 3, 7], [3], [2, 3], [2, 3]],
      "The favourites were 2 and 3. An increment, a save of 7, deletions of row 0, none, and 9."
    )
  }

  @Test("The entries that are there stay, and a new one goes to the end")  // starter passes
  func entriesStay() throws {
    let saved = state(after: .saveFavoritePrimeTapped, feed: ["added 3", "added 7"]).feed
    try #require(saved == ["added 3", "added 7", "added 7"], "The feed had 3 and 7. Save 7.")
    let inside = actions.prefix(2).map { action in
      state(after: action, feed: ["added 2"]) { state, _ in state.feed.append("inside") }.feed
    }
    try #require(
      inside.map { $0.sorted() } == [["added 2", "inside"], ["added 2", "added 7", "inside"]],
      "The feed had 2. The reducer appends \"inside\" at an increment and a save. (Sorted.)"
    )
  }

  @Test("Every save is an entry")  // starter passes
  func saved() throws {
    let saves = [7, 2, 3, 0, -4].map { state(after: .saveFavoritePrimeTapped, count: $0).feed }
    try #require(
      saves == [["added 7"], ["added 2"], ["added 3"], ["added 0"], ["added -4"]],
      "2 and 3 were favourites. Save was tapped at 7, 2, 3, 0 and -4."
    )
  }

  @Test("The feed names the prime that was deleted, not the one that moved up") func movedUp()
    throws
  {
    let feed = feed(deleting: [0], of: [2, 3, 5])
    try #require(feed == ["removed 2"], "Delete row 0 of 2, 3 and 5.")
  }

  @Test("The feed names the last row's prime, too") func lastRow() throws {
    let feed = feed(deleting: [2], of: [2, 3, 5])
    try #require(feed == ["removed 5"], "Delete row 2 of 2, 3 and 5.")
  }

  @Test("Offsets beyond the list are ignored") func beyond() throws {
    let feed = feed(deleting: [0], of: []) + self.feed(deleting: [1, 3, 7], of: [2, 3, 5])
    try #require(feed == ["removed 3"], "Rows 1, 3 and 7 of 2, 3 and 5, and row 0 of no rows.")
  }

  @Test("Several rows are listed from the first to the last") func allRows() throws {
    // Neither the size of the primes nor chance puts them in the order of the rows.
    let primes = [11, 2, 19, 3, 17, 5, 13, 7]
    let feed = feed(deleting: Set(primes.indices), of: primes)
    let entries = primes.map { "removed \($0)" }
    let order =
      switch feed {
      case entries: "from the first row to the last"
      case entries.reversed(): "from the last row to the first"
      case primes.sorted().map { "removed \($0)" }: "by prime"
      case _ where feed.sorted() == entries.sorted(): "in no order"
      default: "\(feed)"
      }
    try #require(order == "from the first row to the last", "Delete all rows of \(primes).")
  }

  @Test("Of equal primes, the one that was deleted is in the feed") func copies() throws {
    let feed = feed(deleting: [0, 2], of: [2, 3, 2, 2])
    try #require(feed == ["removed 2", "removed 2"], "Delete rows 0 and 2 of 2, 3, 2 and 2.")
  }
}
