import Chapter04Modern
import Foundation
import Testing

@testable import Chapter04PrimeTime

@Suite("PrimeTime") @MainActor struct PrimeTimeAppTests {
  let noon = Date(timeIntervalSince1970: 12 * 60 * 60)

  func app(count: Int = 0, favorites: [Int] = []) -> TestStoreOf<PrimeTime.App> {
    let state = PrimeTime.App.State(count: count, favoritePrimes: Shared(value: favorites))
    return TestStore(initialState: state) {
      PrimeTime.App()
    } withDependencies: {
      $0.date.now = noon
    }
  }

  @Test("What the sheet saves and removes, every copy, is in the list and in the feed")
  func feed() async {
    let store = app(count: 7, favorites: [7, 2])
    await store.send(\.counter.isPrimeTapped) { state in
      state.counter.destination = .primeModal(
        PrimeTime.PrimeModal.State(count: 7, favoritePrimes: state.favoritePrimes.$primes)
      )
    }
    await store.send(\.counter.destination.primeModal.saveFavoritePrimeTapped) {
      $0.favoritePrimes.$primes.withLock { $0 = [7, 2, 7] }
      $0.activityFeed = [.init(.addedFavoritePrime(7), at: noon)]
    }
    store.dependencies.date.now = noon + 60
    await store.send(\.counter.destination.primeModal.removeFavoritePrimeTapped) {
      $0.favoritePrimes.$primes.withLock { $0 = [2] }
      $0.activityFeed.append(.init(.removedFavoritePrime(7), at: noon + 60))
    }
    await store.send(\.counter.destination.dismiss) { $0.counter.destination = nil }
  }

  @Test("Opening the sheet cancels the request, whose failure would replace the sheet")
  func sheetEndsQuestion() async {
    let store = app(count: 3)
    store.dependencies.continuousClock = TestClock()
    store.dependencies[PrimeTime.NthPrimeClient.self].find = { _ in
      try await TestClock().sleep(for: .seconds(1))  // Nobody advances it.
      return 0
    }
    await store.send(\.counter.nthPrimeTapped) { $0.counter.nthPrime = .init(n: 3) }
    await store.receive(\.counter.nthPrime.asked)
    await store.send(\.counter.isPrimeTapped) { state in
      state.counter.nthPrime = nil
      state.counter.destination = .primeModal(
        PrimeTime.PrimeModal.State(count: 3, favoritePrimes: state.favoritePrimes.$primes)
      )
    }
  }

  @Test("The screen says that the list is saved only while it is the list that was saved")
  func saved() async {
    let store = Store(
      initialState: PrimeTime.App.State(count: 3, favoritePrimes: Shared(value: [2]))
    ) {
      PrimeTime.App()
    } withDependencies: {
      $0.date.now = noon
      $0[PrimeTime.FavoritesClient.self].save = { _ in }
    }
    var saysSaved: Bool {
      store.withState { $0.favoritePrimes.panel.lines.joined().contains("Saved 1 favourite") }
    }
    await store.send(.favoritePrimes(.saveTapped)).finish()
    #expect(saysSaved)
    store.send(.counter(.isPrimeTapped))
    store.send(.counter(.destination(.presented(.primeModal(.saveFavoritePrimeTapped)))))
    #expect(!saysSaved)
    store.send(.favoritePrimes(.deleteFavoritePrimes(offsets: [0])))
    #expect(!saysSaved)
  }

  @Test("The feed names what a deletion deletes: it is written before") func feedIsFirst() async {
    let store = app(favorites: [2, 3, 5])
    await store.send(\.favoritePrimes.deleteFavoritePrimes, [0, 2, 9]) {
      $0.favoritePrimes.$primes.withLock { $0 = [3] }
      $0.activityFeed = [2, 5].map { .init(.removedFavoritePrime($0), at: noon) }
    }
  }

  /// An app whose feed has three entries, two of them about 2.
  func appWithFeed(favorites: [Int]) async -> TestStoreOf<PrimeTime.App> {
    var state = PrimeTime.App.State(favoritePrimes: Shared(value: favorites))
    state.screen = .activityFeed
    state.activityFeed = [
      .init(.addedFavoritePrime(2), at: noon), .init(.addedFavoritePrime(3), at: noon + 1),
      .init(.removedFavoritePrime(2), at: noon + 2),
    ]
    return TestStore(initialState: state) {
      PrimeTime.App()
    } withDependencies: {
      $0.date.now = noon + 60
    }
  }

  @Test("An entry opens, the one before it on top, and each goes back to the one below")
  func details() async {
    let store = await appWithFeed(favorites: [2])
    await store.send(\.activityTapped, 2) { state in
      state.path[id: 0] = PrimeTime.ActivityDetail.State(
        activity: state.activityFeed[2],
        earlier: [state.activityFeed[0]],
        favoritePrimes: state.favoritePrimes.$primes
      )
    }
    await store.send(\.path[id: 0].earlierTapped) { state in
      state.path[id: 1] = PrimeTime.ActivityDetail.State(
        activity: state.activityFeed[0],
        earlier: [],
        favoritePrimes: state.favoritePrimes.$primes
      )
    }
    await store.send(\.path[id: 1].removeFavoritePrimeTapped) {
      $0.favoritePrimes.$primes.withLock { $0 = [] }
      $0.activityFeed.append(.init(.removedFavoritePrime(2), at: noon + 60))
    }
    await store.receive(\.path.popFrom, 1) { $0.path.removeLast() }
    await store.send(\.path.popFrom, 0) { $0.path.removeLast() }
  }

  @Test("An entry that isn't there doesn't open, nor does one before the first")
  func noDetails() async {
    let store = await appWithFeed(favorites: [])
    await store.send(\.activityTapped, 3)
    await store.send(\.activityTapped, -1)
    await store.send(\.activityTapped, 1) { state in
      state.path[id: 0] = PrimeTime.ActivityDetail.State(
        activity: state.activityFeed[1],
        earlier: [],
        favoritePrimes: state.favoritePrimes.$primes
      )
    }
    await store.send(\.path[id: 0].earlierTapped)
    await store.send(\.screenSelected, .counter) {
      $0.path.removeAll()
      $0.screen = .counter
    }
  }

  @Test("Leaving the list doesn't end the saving") func leavingTheList() async {
    let (permits, permit) = AsyncStream.makeStream(of: Void.self)
    let store = app()
    store.dependencies[PrimeTime.FavoritesClient.self].save = { _ in
      for await _ in permits { break }
    }
    await store.send(\.screenSelected, .favoritePrimes) { $0.screen = .favoritePrimes }
    await store.receive(\.counter.screenLeft)
    await store.send(\.favoritePrimes.saveTapped) { $0.favoritePrimes.storage = .saving }
    await store.send(\.screenSelected, .counter) { $0.screen = .counter }
    permit.yield()
    await store.receive(\.favoritePrimes.saveResponse.success) {
      $0.favoritePrimes.storage = .saved([])
    }
  }
}

@Suite("PrimeTime's screens") struct PrimeTimeScreenTests {
  @Test(
    "An answer names its question",
    arguments: [(1, 2, "1st"), (2, 3, "2nd"), (13, 41, "13th"), (103, 563, "103rd")]
  )
  func answers(n: Int, answer: Int, ordinal: String) {
    var state = PrimeTime.Counter.State(count: 1)
    state.nthPrime = .init(n: n, answer: answer)
    let text = state.panel.lines[5].trimmingCharacters(in: .whitespaces)
    #expect(text == "The \(ordinal) prime is \(answer)")
  }

  @Test("A failed request is an alert over the counter: a title, a message, numbered buttons")
  func alert() {
    var state = PrimeTime.App.State(count: 3)
    state.counter.destination = .alert(.failed(.badAnswer, askingFor: 2))
    #expect(
      state.panel.lines == [
        "PrimeTime · Counter",
        "────────────────────────────────────────",
        "",
        "                   3",
        "",
        "  ┌",
        "  │ No 2nd prime",
        "  │ The prime service gave no number.",
        "  │ ",
        "  │ 1 Try again",
        "  │ 2 OK",
        "  └",
        "",
        "────────────────────────────────────────",
      ]
    )
    for key in "1\n" {
      #expect(
        state.panel.action(for: key)
          == .counter(.destination(.presented(.alert(.tryAgainTapped(n: 2)))))
      )
    }
    for key in "2\u{1B}" {
      #expect(state.panel.action(for: key) == .counter(.destination(.dismiss)))
    }
    for key in "3+-npfabq" { #expect(state.panel.action(for: key) == nil) }
  }

  @Test("A request that can't succeed isn't offered again") func noSecondTry() {
    var state = PrimeTime.Counter.State()
    state.destination = .alert(.failed(.noSuchPrime, askingFor: -1))
    #expect(state.panel.lines.contains("  │ There is no -1st prime."))
    #expect(state.panel.action(for: "1") == .destination(.dismiss))
  }

  @Test("The sheet has the keys of the sheet alone, and one to go back") func sheet() {
    var state = PrimeTime.App.State(count: 7)
    state.counter.destination = .primeModal(
      .init(count: 7, favoritePrimes: state.favoritePrimes.$primes)
    )
    #expect(state.panel.lines.suffix(1) == ["s save to favourites   b back"])
    #expect(state.panel.action(for: "b") == .counter(.destination(.dismiss)))
    for key in "+-npfar" { #expect(state.panel.action(for: key) == nil) }
  }

  @Test("The feed opens an entry by its row, the latest first; back pops what is on top")
  func feed() {
    var state = PrimeTime.App.State(favoritePrimes: Shared(value: [5]))
    state.screen = .activityFeed
    state.activityFeed = [
      .init(.addedFavoritePrime(5), at: Date(timeIntervalSince1970: -1)),
      .init(.removedFavoritePrime(5), at: Date(timeIntervalSince1970: 61)),
    ]
    #expect(
      state.panel.lines.dropFirst(3) == [
        "  1  00:01:01  - 5",
        "  2  23:59:59  + 5",
        "",
        "────────────────────────────────────────",
        "1-2 details   b back",
      ]
    )
    #expect(state.panel.action(for: "2") == .activityTapped(index: 0))
    #expect(state.panel.action(for: "3") == nil)
    #expect(state.panel.action(for: "b") == .screenSelected(.counter))

    state.path.append(
      .init(index: 1, of: state.activityFeed, favoritePrimes: state.favoritePrimes.$primes)
    )
    let id = state.path.ids[0]
    #expect(
      state.panel.lines == [
        "PrimeTime · Activity › 5",
        "────────────────────────────────────────",
        "",
        "             5 was removed",
        "            at 00:01:01 UTC",
        "",
        "          It is a favourite ♥",
        "",
        "────────────────────────────────────────",
        "e earlier   r remove from favourites",
        "b back",
      ]
    )
    #expect(state.panel.action(for: "b") == .path(.popFrom(id: id)))
    #expect(
      state.panel.action(for: "r")
        == .path(.element(id: id, action: .removeFavoritePrimeTapped))
    )
  }
}
