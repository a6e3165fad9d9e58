// wrong: after the step the clock is advanced, and nothing checks what arrived
// fails: an answer that arrives after the number has changed
// gives: an answer that arrives after the number has changed

@MainActor @Suite struct ScreenTests {
  @Test("A step ends what was asked") func step() async {
    let clock = TestClock()
    let asked = LockIsolated<[Int]>([])
    let store = screenStore(
      Screen.State(fact: "7 is odd.", favorites: [7]),
      fetch: { number in
        asked.withValue { $0.append(number) }
        try await clock.sleep(for: .seconds(1))
        return "\(number) is good."
      }
    )
    store.exhaustivity = .off
    await store.send(.factTapped)
    await store.send(.stepped(by: 1)) {
      $0.number = 8
      $0.fact = nil
    }
    await clock.advance(by: .seconds(1))
    #expect(store.state.fact == nil)
    #expect(asked.value == [7])
  }

  @Test("An answer, a failure, and a favourite") func others() async {
    let store = screenStore(
      Screen.State(favorites: [7]),
      fetch: { number in
        if number == 8 { throw Offline() }
        return "\(number) is good."
      }
    )
    store.exhaustivity = .off
    await store.send(.saveTapped) { $0.favorites = [7] }
    await store.send(.factTapped)
    await store.receive(.factReceived("7 is good.")) {
      $0.fact = "7 is good."
      $0.favorites = [7]
    }
  }

  @Test("A failure leaves the fact") func failure() async {
    let store = screenStore(Screen.State(fact: "7 is odd."), fetch: { _ in throw Offline() })
    store.exhaustivity = .off
    await store.send(.factTapped)
    await store.receive(.factFailed) { $0.fact = "7 is odd." }
  }
}
