// wrong: the closure is expected to change each feature's value, so each gets its number
// fails: contradiction
// gives: the right implementation fails

@MainActor @Suite struct TabsTests {
  @Test("A number that is saved is there for both") func save() async {
    let store = tabsStore(Tabs.State(count: 7, favorites: [2]))
    await store.send(.counter(.saveTapped)) {
      $0.counter.$favorites.withLock { $0.append(7) }
      $0.list.$favorites.withLock { $0.append(7) }
    }
  }
}
