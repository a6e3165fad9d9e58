import Testing

@Suite struct ActivityFeedTests {
  @Test("A saved prime is in the feed") func saved() {  // starter passes
    let state = after(.saveFavoritePrimeTapped, in: AppState(count: 7, favoritePrimes: [2]))
    #expect(state.feed == ["added 7"], "What is saved is the count.")
  }

  @Test("The feed names the prime that went, not the one that moved up") func movedUp() {
    #expect(
      feed(deleting: [0], of: [2, 3, 5]) == ["removed 2"],
      "Row 0 was deleted, and 2 was in it. After the reducer ran, there is another prime in row 0."
    )
  }

  @Test("Deleting the last row is in the feed, too") func lastRow() {
    #expect(
      feed(deleting: [2], of: [2, 3, 5]) == ["removed 5"],
      "After the reducer ran there is no row 2: what was in it can be found only before."
    )
  }

  @Test("All rows can go at once, from the first to the last") func allRows() {
    #expect(
      feed(deleting: [0, 1, 2], of: [2, 3, 5]) == ["removed 2", "removed 3", "removed 5"],
      "Each row that goes has an entry, in the order of the rows before any of them went."
    )
  }

  @Test("Of equal primes, the one that went is in the feed") func copies() {
    #expect(
      feed(deleting: [2], of: [2, 3, 2]) == ["removed 2"],
      "A 2 was deleted, though there is another: what went can't be told by what is missing."
    )
  }

  @Test("Offsets beyond the list are left out") func beyond() {
    #expect(
      feed(deleting: [1, 7], of: [2, 3, 5]) == ["removed 3"],
      "Row 1 went, and 3 was in it. There is no row 7, so nothing went from there."
    )
  }

  @Test("The feed goes on where it was") func goesOn() {
    let before = AppState(favoritePrimes: [2, 3], feed: ["added 2", "added 3"])
    let state = after(.deleteFavoritePrimes(offsets: [0]), in: before)
    #expect(
      state.feed == ["added 2", "added 3", "removed 2"],
      "The new entry is the last, and the earlier ones stay."
    )
  }

  @Test("Every action reaches the reducer, once") func base() {  // starter passes
    var calls = 0
    let reducer = activityFeed { _, _ in calls += 1 }
    let actions: [AppAction] = [
      .incrementTapped,
      .saveFavoritePrimeTapped,
      .deleteFavoritePrimes(offsets: [0]),
    ]
    for action in actions {
      calls = 0
      var state = AppState(favoritePrimes: [2])
      reducer(&state, action)
      #expect(
        calls == 1,
        """
        \(action) must reach the reducer, once: the feed looks at what goes through, and holds back \
        nothing, not even what it has no entry for.
        """
      )
    }
  }

  @Test("The feed changes nothing but itself")  // starter passes
  func feedOnly() {
    let before = AppState(count: 7, favoritePrimes: [2, 3])
    let actions: [AppAction] = [
      .incrementTapped,
      .saveFavoritePrimeTapped,
      .deleteFavoritePrimes(offsets: [0]),
    ]
    for action in actions {
      var state = before
      activityFeed { _, _ in }(&state, action)
      state.feed = []
      #expect(
        state == before,
        "Around a reducer that does nothing, \(action) did something. The feed only writes down."
      )
    }
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
