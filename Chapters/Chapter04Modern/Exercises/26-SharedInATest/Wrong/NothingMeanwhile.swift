// wrong: the client answers at once, so nothing can happen in the meantime
// fails: a prime that is saved late, and undoes saves in the meantime
// gives: a prime that is saved late, and undoes saves in the meantime; a prime that is saved twice;
//   a client that is asked about a different number from the one saved

@MainActor @Suite struct TabsTests {
  @Test("A number is saved once, and removed") func save() async {
    let store = tabsStore(Tabs.State(count: 7, favorites: [2, 3]))
    await store.send(.counter(.saveTapped)) {
      $0.counter.$favorites.withLock { $0 = [2, 3, 7] }
    }
    await store.send(.counter(.saveTapped))
    await store.send(.list(.removeTapped(3))) {
      $0.list.$favorites.withLock { $0 = [2, 7] }
    }
    await store.send(.list(.clearTapped)) {
      $0.list.$favorites.withLock { $0 = [] }
    }
  }

  @Test("A prime is saved") func prime() async {
    let store = tabsStore(Tabs.State(count: 7, favorites: [2]), isPrime: { _ in true })
    await store.send(.counter(.saveIfPrimeTapped))
    store.assert { $0.counter.$favorites.withLock { $0 = [2, 7] } }
  }

  @Test("What isn't prime isn't saved") func notPrime() async {
    let store = tabsStore(Tabs.State(count: 8), isPrime: { _ in false })
    await store.send(.counter(.saveIfPrimeTapped))
  }
}
