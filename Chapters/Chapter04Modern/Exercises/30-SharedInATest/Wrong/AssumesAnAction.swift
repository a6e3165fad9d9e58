// wrong: the effect's change is expected to come with an action, as a response does
// fails: contradiction
// gives: Expected to receive an action, but received none: .counter(.saveTapped) There are no
//   in-flight effects that could send it. Did the effect end already, or did the reducer return
//   none?

@MainActor @Suite struct TabsTests {
  @Test("A prime is saved") func prime() async {
    let store = tabsStore(Tabs.State(count: 7, favorites: [2]), isPrime: { _ in true })
    await store.send(.counter(.saveIfPrimeTapped))
    await store.receive(.counter(.saveTapped)) {
      $0.counter.$favorites.withLock { $0 = [2, 7] }
    }
  }
}
