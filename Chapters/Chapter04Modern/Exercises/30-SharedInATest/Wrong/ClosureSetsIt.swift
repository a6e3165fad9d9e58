// wrong: the closure is expected to change the real value, so it prepares the next step
// fails: contradiction
// gives: A state change does not match expectation: − counter._favorites: [2, 3, 7] +
//   counter._favorites: [] − list._favorites: [2, 3, 7] + list._favorites: [] (Expected: −, Actual:
//   +)

@MainActor @Suite struct TabsTests {
  @Test("A number can be removed") func remove() async {
    let store = tabsStore()
    store.assert { $0.list.$favorites.withLock { $0 = [2, 3, 7] } }
    await store.send(.list(.removeTapped(3))) {
      $0.list.$favorites.withLock { $0 = [2, 7] }
    }
  }
}
