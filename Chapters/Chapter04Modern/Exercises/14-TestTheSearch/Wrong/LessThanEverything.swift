// wrong: with exhaustivity off, whatever isn't stated may happen
// fails: a search that asks about every key
// gives: a search that asks about every key; a search that waits only 200 milliseconds; an answer
//   that arrives after the text has changed again; a search for a text that has been emptied; a
//   return key after which the last key asks, too; a failure that stays when the text changes;
//   results that stay when the text changes; a failure that leaves the results; an answer that
//   leaves the failure; a return key that asks about an empty text; an answer to return that
//   arrives after the text has changed; a search that reports finding nothing before it has asked

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
