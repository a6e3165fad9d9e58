import Chapter04Modern
import Chapter04PrimeTime
import Foundation
import ReducerTesting
import Testing

@Suite("PrimeTime") @MainActor struct PrimeTimeAppTests {
  let noon = Date(timeIntervalSince1970: 12 * 60 * 60)

  func app(count: Int = 0, favorites: [Int] = []) -> TestStoreOf<PrimeTime.App> {
    var state = PrimeTime.App.State()
    state.counter.count = count
    state.favoritePrimes.primes = favorites
    return TestStore(initialState: state) {
      PrimeTime.App()
    } withDependencies: {
      $0.date.now = noon
    }
  }

  @Test("The counter counts, and needs no dependency") func counter() async {
    let store = TestStore(initialState: PrimeTime.Counter.State()) {
      PrimeTime.Counter()
    }
    await store.send(\.incrementTapped) { $0.count = 1 }
    await store.send(\.decrementTapped) { $0.count = 0 }
  }

  @Test("The sheet saves the count, and removes every copy of it") func sheet() async {
    let store = TestStore(
      initialState: PrimeTime.PrimeModal.State(count: 7, favoritePrimes: [7, 2])
    ) {
      PrimeTime.PrimeModal()
    }
    await store.send(\.saveFavoritePrimeTapped) { $0.favoritePrimes = [7, 2, 7] }
    await store.send(\.removeFavoritePrimeTapped) { $0.favoritePrimes = [2] }
  }

  @Test("What the sheet saves and removes is in the list and in the feed, with the time")
  func feed() async {
    let store = app(count: 7, favorites: [2])
    await store.send(\.primeModal.saveFavoritePrimeTapped) {
      $0.favoritePrimes.primes = [2, 7]
      $0.activityFeed = [.init(.addedFavoritePrime(7), at: noon)]
    }
    store.dependencies.date.now = noon + 60
    await store.send(\.primeModal.removeFavoritePrimeTapped) {
      $0.favoritePrimes.primes = [2]
      $0.activityFeed.append(.init(.removedFavoritePrime(7), at: noon + 60))
    }
  }

  @Test("The feed names what a deletion deletes: it is written before") func feedIsFirst() async {
    let store = app(favorites: [2, 3, 5])
    await store.send(\.favoritePrimes.deleteFavoritePrimes, [0, 2, 9]) {
      $0.favoritePrimes.primes = [3]
      $0.activityFeed = [2, 5].map { .init(.removedFavoritePrime($0), at: noon) }
    }
  }

  @Test("Leaving the counter ends its question; saving goes on") func leaving() async {
    let (permits, permit) = AsyncStream.makeStream(of: Void.self)
    let clock = TestClock()
    let store = app(count: 3)
    store.dependencies.continuousClock = clock
    store.dependencies[PrimeTime.NthPrimeClient.self].find = { _ in
      try await TestClock().sleep(for: .seconds(1))  // Nobody advances it.
      return 0
    }
    store.dependencies[PrimeTime.FavoritesClient.self].save = { _ in
      for await _ in permits { break }
    }
    await store.send(\.counter.nthPrimeTapped) { $0.counter.nthPrime = .init(n: 3) }
    await store.receive(\.counter.nthPrime.asked)
    await store.send(\.screenSelected, .favoritePrimes) { $0.screen = .favoritePrimes }
    await store.receive(\.counter.screenLeft) { $0.counter.nthPrime = nil }
    await store.send(\.favoritePrimes.saveTapped) { $0.favoritePrimes.storage = .saving }
    await store.send(\.screenSelected, .counter) { $0.screen = .counter }
    permit.yield()
    await store.receive(\.favoritePrimes.saveResponse.success) {
      $0.favoritePrimes.storage = .saved(count: 0)
    }
  }

  @Test("The sheet's state is a lens: get-set, set-get and set-set hold") func lens() {
    let report = checkLens(
      get: \PrimeTime.App.State.primeModal,
      set: { $0.primeModal = $1 },
      whole: { draw in
        var state = PrimeTime.App.State()
        state.counter.count = draw.int(in: -5...5)
        state.favoritePrimes.primes = draw.array(upTo: 3) { $0.int(in: 0...5) }
        return state
      },
      part: { draw in
        PrimeTime.PrimeModal.State(
          count: draw.int(in: -5...5),
          favoritePrimes: draw.array(upTo: 3) { $0.int(in: 0...5) }
        )
      }
    )
    #expect(report.failure == nil, "\(report)")
  }
}

@Suite("PrimeTime's screens") struct PrimeTimeScreenTests {
  @Test("The counter's, with a question") func counter() {
    var state = PrimeTime.App.State()
    state.counter.count = 12
    state.counter.nthPrime = .init(n: 11)
    #expect(
      state.panel.screen == [
        "PrimeTime · Counter",
        "────────────────────────────────────────",
        "",
        "                   12",
        "",
        "       Computing the 11th prime…",
        "",
        "────────────────────────────────────────",
        "+ up   - down   n nth prime?",
        "p is this prime?   f favourites",
        "a activity",
      ]
    )
  }

  @Test(
    "Every end of a question has its line",
    arguments: [
      (1, .success(2), "The 1st prime is 2"), (2, .success(3), "The 2nd prime is 3"),
      (13, .success(41), "The 13th prime is 41"), (103, .success(563), "The 103rd prime is 563"),
      (-1, .failure(.noSuchPrime), "There is no -1st prime."),
      (3, .failure(.offline), "The prime service is offline."),
      (3, .failure(.timedOut), "No answer after 10 seconds."),
      (3, .failure(.badAnswer), "The prime service gave no number."),
    ] as [(Int, Result<Int, PrimeTime.NthPrimeError>, String)]
  )
  func answers(n: Int, answer: Result<Int, PrimeTime.NthPrimeError>, text: String) {
    var state = PrimeTime.Counter.State(count: 1)
    state.nthPrime = .init(n: n, answer: answer)
    #expect(state.panel.screen[5].trimmingCharacters(in: .whitespaces) == text)
    #expect(state.panel.screen.allSatisfy { $0.count <= 40 })
  }

  @Test("A long message takes the lines it needs") func longMessage() {
    let state = PrimeTime.FavoritePrimes.State(
      primes: [2],
      storage: .failed(.damaged(setAsideAs: "favorites.damaged.json"))
    )
    #expect(
      state.panel.screen.dropFirst(3) == [
        "  1  2",
        "",
        " The file was damaged and is now called",
        "   favorites.damaged.json. Try again.",
        "",
        "────────────────────────────────────────",
        "1 delete   d delete all   s save",
        "l load",
      ]
    )
  }
}
