// Test what two features share
//
// A counter saves favourites, a list removes them, and both share them with `@Shared`. The features
// are already written, and do what the comments below say. Write the tests that prove it: two are
// there, and pass. They run on the right reducers first, and then on five wrong ones, each of which
// must fail at least one test. The verdict names the wrong ones that your tests accept. What goes
// wrong with a shared value takes two features, or something that happens while the client works.
//
// kind: test
// lesson: In a test

import Chapter04Modern
import Testing

struct Counter: Sendable {
  struct State: Equatable {
    var count = 7
    @Shared var favorites: [Int]
  }

  enum Action: Equatable {
    case stepped(by: Int)
    /// Adds the number to the end of the favourites, unless it is there already.
    case saveTapped
    /// Asks the client whether the number is prime. If it is, adds it to the favourites as they are
    /// by then, unless it is already there. The effect does that itself: it sends no action.
    case saveIfPrimeTapped
  }
}

struct List: Sendable {
  struct State: Equatable {
    @Shared var favorites: [Int]
  }

  enum Action: Equatable {
    /// Removes this number, if it is there.
    case removeTapped(Int)
    /// Removes all of them.
    case clearTapped
  }
}

struct Tabs: Sendable {
  struct State: Equatable {
    var counter: Counter.State
    var list: List.State

    init(count: Int = 7, favorites: [Int] = []) {
      let favorites = Shared(value: favorites)
      counter = Counter.State(count: count, favorites: favorites)
      list = List.State(favorites: favorites)
    }
  }

  enum Action: Equatable {
    case counter(Counter.Action)
    case list(List.Action)
  }
}

struct PrimeClient: DependencyKey {
  var isPrime: @Sendable (_ number: Int) async -> Bool

  static let liveValue = PrimeClient { number in (2..<number).allSatisfy { number % $0 > 0 } }
  static let testValue = PrimeClient(
    isPrime: unimplemented("PrimeClient.isPrime", placeholder: false)
  )
}

/// Both features, with a client that must not be called, unless you say how it responds.
@MainActor func tabsStore(
  _ state: @autoclosure () -> Tabs.State = Tabs.State(),
  isPrime: @escaping @Sendable (_ number: Int) async -> Bool = unimplemented(
    "isPrime",
    placeholder: false
  )
) -> TestStoreOf<Tabs> {
  TestStore(initialState: state()) {
    Tabs()
  } withDependencies: {
    $0[PrimeClient.self].isPrime = isPrime
  }
}

@MainActor @Suite struct SavingTests {
  @Test("A step changes the number") func step() async {
    let store = tabsStore(Tabs.State(count: 7, favorites: [2]))
    await store.send(.counter(.stepped(by: 1))) { $0.counter.count = 8 }
  }

  @Test("A number is saved at the end, once") func save() async {
    let store = tabsStore(Tabs.State(count: 7, favorites: [2, 3]))
    await store.send(.counter(.saveTapped)) {
      $0.counter.$favorites.withLock { $0 = [2, 3, 7] }
    }
    await store.send(.counter(.saveTapped))
  }
}

// answer
// starter: @MainActor @Suite struct SharingTests {
// starter:   // Your tests here.
// starter: }
@MainActor @Suite struct SharingTests {
  @Test("The list removes what the counter saved") func remove() async {
    let store = tabsStore(Tabs.State(count: 7, favorites: [2, 3]))
    await store.send(.counter(.saveTapped)) {
      $0.counter.$favorites.withLock { $0 = [2, 3, 7] }
    }
    await store.send(.list(.removeTapped(3))) {
      $0.list.$favorites.withLock { $0 = [2, 7] }
    }
    #expect(store.state.counter.favorites == [2, 7])
  }

  @Test("A prime is saved when the client has responded, beside what came meanwhile")
  func saveIfPrime() async {
    let clock = TestClock()
    let store = tabsStore(
      Tabs.State(count: 7, favorites: [2]),
      isPrime: { _ in
        try? await clock.sleep(for: .seconds(1))
        return true
      }
    )
    await store.send(.counter(.saveIfPrimeTapped))
    await store.send(.counter(.stepped(by: 1))) { $0.counter.count = 8 }
    await store.send(.counter(.saveTapped)) {
      $0.counter.$favorites.withLock { $0 = [2, 8] }
    }
    await clock.advance(by: .seconds(1))
    store.assert { $0.counter.$favorites.withLock { $0 = [2, 8, 7] } }
  }

  @Test("A prime that was saved meanwhile is saved once") func savedMeanwhile() async {
    let clock = TestClock()
    let store = tabsStore(
      Tabs.State(count: 7),
      isPrime: { _ in
        try? await clock.sleep(for: .seconds(1))
        return true
      }
    )
    await store.send(.counter(.saveIfPrimeTapped))
    await store.send(.counter(.saveTapped)) {
      $0.counter.$favorites.withLock { $0 = [7] }
    }
    await clock.advance(by: .seconds(1))
    store.assert { _ in }
  }

  @Test("What isn't prime isn't saved") func notPrime() async {
    let store = tabsStore(Tabs.State(count: 8), isPrime: { _ in false })
    await store.send(.counter(.saveIfPrimeTapped))
    await store.finish()
  }

  @Test("A clear empties the favourites, and nothing else") func clear() async {
    let store = tabsStore(Tabs.State(count: 8, favorites: [2, 3]))
    await store.send(.list(.clearTapped)) {
      $0.list.$favorites.withLock { $0 = [] }
    }
  }
}
// end answer
