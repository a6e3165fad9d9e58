// wrong: one text is asked and answered, and one fails
// fails: a search that asks about every key
// gives: a search that asks about every key; a search that waits only 200 milliseconds; an answer
//   that arrives after the text has changed again; a search for a text that has been emptied; a
//   failure that stays when the text changes; results that stay when the text changes; a failure
//   that leaves the results; an answer that leaves the failure; a return key that asks about an
//   empty text; an answer to return that arrives after the text has changed

@MainActor @Suite struct SearchTests {
  let clock = TestClock()

  @Test("A text is answered after 300 milliseconds") func answer() async {
    let store = searchStore(clock: clock, find: { ["\($0)!"] })
    await store.send(.textChanged("p")) { $0.text = "p" }
    await clock.advance(by: .milliseconds(299))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.found(["p!"])) { $0.results = ["p!"] }
  }

  @Test("A failure is shown") func failure() async {
    let store = searchStore(clock: clock, find: { _ in throw Offline() })
    await store.send(.textChanged("p")) { $0.text = "p" }
    await store.send(.returnTapped)
    await store.receive(.failed) { $0.hasFailed = true }
  }
}
