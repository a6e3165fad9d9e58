// wrong: in every test the client answers at once, so no question is ever in flight
// fails: an answer that arrives after the text has changed again
// gives: an answer that arrives after the text has changed again; results that stay when the text
//   changes; a failure that leaves the results; an answer that leaves the failure; a return key
//   that asks about an empty text; an answer to return that arrives after the text has changed

@MainActor @Suite struct SearchTests {
  let clock = TestClock()

  @Test("Fast typing is asked once, after the last key") func fast() async {
    let store = searchStore(clock: clock, find: { ["\($0)!"] })
    await store.send(.textChanged("p")) { $0.text = "p" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.textChanged("pr")) { $0.text = "pr" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.textChanged("")) { $0.text = "" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.textChanged("a")) { $0.text = "a" }
    await store.send(.returnTapped)
    await store.receive(.found(["a!"])) { $0.results = ["a!"] }
    await clock.advance(by: .milliseconds(300))
  }

  @Test("A failure goes with the next key") func failure() async {
    let store = searchStore(clock: clock, find: { _ in throw Offline() })
    await store.send(.textChanged("p")) { $0.text = "p" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.failed) { $0.hasFailed = true }
    await store.send(.textChanged("")) {
      $0.text = ""
      $0.hasFailed = false
    }
  }
}
