// wrong: the results are expected to stay until the next answer arrives
// fails: contradiction
// gives: the right implementation fails

@MainActor @Suite struct SearchTests {
  let clock = TestClock()

  @Test("A second text replaces the results of the first") func second() async {
    let store = searchStore(clock: clock, find: { ["\($0)!"] })
    await store.send(.textChanged("p")) { $0.text = "p" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.found(["p!"])) { $0.results = ["p!"] }
    await store.send(.textChanged("pr")) { $0.text = "pr" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.found(["pr!"])) { $0.results = ["pr!"] }
  }
}
