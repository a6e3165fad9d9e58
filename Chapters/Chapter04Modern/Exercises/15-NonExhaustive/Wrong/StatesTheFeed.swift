// wrong: the test states everything, as for a feature of its own
// fails: contradiction
// gives: the right implementation fails

@MainActor @Suite struct ScreenTests {
  @Test("A step is added to the number") func step() async {
    let store = screenStore(Screen.State(fact: "7 is odd."))
    await store.send(.stepped(by: 1)) {
      $0.number = 8
      $0.fact = nil
    }
  }
}
