// wrong: the effect's change is expected to come with an action, as a response does
// fails: contradiction
// gives: the right implementation fails

@MainActor @Suite struct TabsTests {
  @Test("A prime is saved") func prime() async {
    let store = tabsStore(Tabs.State(count: 7, favorites: [2]), isPrime: { _ in true })
    await store.send(.counter(.saveIfPrimeTapped))
    await store.receive(.counter(.saveTapped)) {
      $0.counter.$favorites.withLock { $0 = [2, 7] }
    }
  }
}
