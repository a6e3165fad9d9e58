// wrong: each feature is checked by itself, so with .off nobody sees that the other differs
// fails: a save after which the list doesn't show the number
// gives: a save after which the list doesn't show the number; a prime that is saved late, and
//   undoes saves in the meantime; a number that is saved although the client says it isn't prime; a
//   prime that is saved twice; a client that is asked about a different number from the one saved;
//   a clear that separates the list's favourites from the counter's

@MainActor @Suite struct TabsTests {
  @Test("The counter saves") func counter() async {
    let clock = TestClock()
    let store = tabsStore(
      Tabs.State(count: 7, favorites: [2]),
      isPrime: { number in
        try? await clock.sleep(for: .seconds(1))
        return number == 7
      }
    )
    store.exhaustivity = .off
    await store.send(.counter(.saveIfPrimeTapped))
    await store.send(.counter(.stepped(by: 1)))
    await store.send(.counter(.saveIfPrimeTapped))
    await store.send(.counter(.saveTapped))
    await store.send(.counter(.saveTapped))
    #expect(store.state.counter.favorites == [2, 8])
    await clock.advance(by: .seconds(1))
  }

  @Test("The list removes") func list() async {
    let store = tabsStore(Tabs.State(favorites: [2, 3, 5]))
    store.exhaustivity = .off
    await store.send(.list(.removeTapped(3)))
    #expect(store.state.list.favorites == [2, 5])
    await store.send(.list(.clearTapped))
    #expect(store.state.list.favorites == [])
  }
}
