// wrong: after each step the clock advances by a second, which is long enough for anything
// fails: a search that waits only 200 milliseconds
// gives: a search that waits only 200 milliseconds; an answer that arrives after the text has
//   changed again; a failure that leaves the results; an answer that leaves the failure; a search
//   that waits 400 milliseconds; a return key that asks about an empty text; an answer to return
//   that arrives after the text has changed

@MainActor @Suite struct SearchTests {
  let clock = TestClock()

  @Test("Fast typing is asked once") func fast() async {
    let store = searchStore(clock: clock, find: { ["\($0)!"] })
    await store.send(.textChanged("p")) { $0.text = "p" }
    await store.send(.textChanged("pr")) { $0.text = "pr" }
    await clock.advance(by: .seconds(1))
    await store.receive(.found(["pr!"])) { $0.results = ["pr!"] }
    await store.send(.textChanged("pri")) {
      $0.text = "pri"
      $0.results = []
    }
    await store.send(.returnTapped)
    await store.receive(.found(["pri!"])) { $0.results = ["pri!"] }
    await clock.advance(by: .seconds(1))
  }

  @Test("An emptied text is not asked") func empty() async {
    let store = searchStore(clock: clock, find: { _ in throw Offline() })
    await store.send(.textChanged("p")) { $0.text = "p" }
    await clock.advance(by: .seconds(1))
    await store.receive(.failed) { $0.hasFailed = true }
    await store.send(.textChanged("pr")) {
      $0.text = "pr"
      $0.hasFailed = false
    }
    await store.send(.textChanged("")) { $0.text = "" }
    await clock.advance(by: .seconds(1))
  }
}
