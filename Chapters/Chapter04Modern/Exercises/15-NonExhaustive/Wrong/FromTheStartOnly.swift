// wrong: each action is tried on the first state, where there is nothing to lose
// fails: a failure that removes the last fact
// gives: a failure that removes the last fact; an answer that arrives after the number has changed;
//   a number that is a favourite twice; an answer that empties the favourites

@MainActor @Suite struct ScreenTests {
  @Test("Each action does what it says") func each() async {
    let asked = LockIsolated(0)
    let store = screenStore(fetch: { number in
      asked.withValue { $0 += 1 }
      return "\(number) is good."
    })
    store.exhaustivity = .off
    await store.send(.factTapped)
    await store.receive(.factReceived("7 is good.")) {
      $0.fact = "7 is good."
      $0.favorites = []
    }
    await store.send(.stepped(by: 1)) {
      $0.number = 8
      $0.fact = nil
    }
    await store.send(.saveTapped) { $0.favorites = [8] }
    #expect(asked.value == 1)
  }

  @Test("A failure is shown, without a fact") func failure() async {
    let store = screenStore(fetch: { _ in throw Offline() })
    store.exhaustivity = .off
    await store.send(.factTapped)
    await store.receive(.factFailed) {
      $0.fact = nil
      $0.hasFailed = true
    }
  }
}
