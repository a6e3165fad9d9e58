// wrong: a replaced question is expected to fail
// fails: contradiction
// gives: the right implementation fails

@MainActor @Suite struct SearchTests {
  let clock = TestClock()

  @Test("The next key ends the question before") func late() async {
    let store = searchStore(
      clock: clock,
      find: { [clock] text in
        try await clock.sleep(for: .seconds(1))
        return ["\(text)!"]
      }
    )
    await store.send(.textChanged("p")) { $0.text = "p" }
    await clock.advance(by: .milliseconds(800))
    await store.send(.textChanged("pr")) { $0.text = "pr" }
    await store.receive(.failed) { $0.hasFailed = true }
    await clock.advance(by: .milliseconds(1_300))
    await store.receive(.found(["pr!"])) { $0.results = ["pr!"] }
  }
}
