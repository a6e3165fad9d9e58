// wrong: the closure is expected to change the real value, so it prepares the next step
// fails: contradiction
// gives: the right implementation fails

@MainActor @Suite struct TabsTests {
  @Test("A number can be removed") func remove() async {
    let store = tabsStore()
    store.assert { $0.list.$favorites.withLock { $0 = [2, 3, 7] } }
    await store.send(.list(.removeTapped(3))) {
      $0.list.$favorites.withLock { $0 = [2, 7] }
    }
  }
}
