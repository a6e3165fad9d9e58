// wrong: an unstated change is expected to fail, as it does with .on
// fails: a failure that removes the last fact
// gives: a failure that removes the last fact; an answer that arrives after the number has changed;
//   an answer that empties the favourites; a tap that asks twice

@MainActor @Suite struct ScreenTests {
  @Test("A tap asks, and the answer is shown") func fact() async {
    let store = screenStore(Screen.State(favorites: [2]))
    store.exhaustivity = .off
    await store.send(.factTapped)
    await store.receive(.factReceived("7 is good.")) { $0.fact = "7 is good." }
  }

  @Test("A failure is shown") func failure() async {
    let store = screenStore(fetch: { _ in throw Offline() })
    store.exhaustivity = .off
    await store.send(.factTapped)
    await store.receive(.factFailed) { $0.hasFailed = true }
  }

  @Test("A step changes the number") func step() async {
    let store = screenStore(Screen.State(fact: "7 is odd."))
    store.exhaustivity = .off
    await store.send(.stepped(by: 1)) {
      $0.number = 8
      $0.fact = nil
    }
  }

  @Test("A number is a favourite once") func save() async {
    let store = screenStore(Screen.State(favorites: [7]))
    store.exhaustivity = .off
    await store.send(.saveTapped) { $0.favorites = [7] }
  }
}
