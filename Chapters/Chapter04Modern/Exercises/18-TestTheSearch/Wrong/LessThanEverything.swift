// wrong: with exhaustivity off, whatever isn't stated may happen
// fails: a search that reports finding nothing before it has asked
// says: reports finding nothing

@MainActor @Suite struct SearchTests {
  let clock = TestClock()

  @Test("The last text is answered") func fast() async {
    let store = searchStore(clock: clock, find: { ["\($0)!"] })
    store.exhaustivity = .off
    await store.send(.textChanged("p")) { $0.text = "p" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.textChanged("pr")) { $0.text = "pr" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.found(["pr!"])) { $0.results = ["pr!"] }
  }
}
