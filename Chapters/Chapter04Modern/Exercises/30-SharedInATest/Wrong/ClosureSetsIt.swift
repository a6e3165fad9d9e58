// wrong: the closure is thought to change the value itself, so it prepares what comes next
// fails: contradiction
// says: favorites

@MainActor @Suite struct TabsTests {
  @Test("A number can be removed") func remove() async {
    let store = tabsStore()
    store.assert { $0.list.$favorites.withLock { $0 = [2, 3, 7] } }
    await store.send(.list(.removeTapped(3))) {
      $0.list.$favorites.withLock { $0 = [2, 7] }
    }
  }
}
