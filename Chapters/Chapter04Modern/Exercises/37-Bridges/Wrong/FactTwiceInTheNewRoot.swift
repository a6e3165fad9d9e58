// wrong: a root runs its features around each other
// says: One tap asked the client twice: the fact is in `NewRoot` twice.
// fails: Chapter 4's root runs the fact, which asks the old client
// gives: (fact → ["asked 7", "asked 7", "0, 7 from the client"]) == ["asked 7", "0, 7 from the
//   client"]

// instead of
Scope(state: \.fact, action: \.fact) {
  Fact().dependency(
    FactClient { [environment] number in try await environment.fetch(number).value() }
  )
}
// this
for _ in 1...2 {
  Scope(state: \.fact, action: \.fact) {
    Fact().dependency(
      FactClient { [environment] number in try await environment.fetch(number).value() }
    )
  }
}
