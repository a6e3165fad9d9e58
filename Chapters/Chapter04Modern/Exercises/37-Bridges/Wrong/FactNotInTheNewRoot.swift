// wrong: a feature of this chapter needs no place in the root
// says: A tap on the fact did nothing: the fact isn't in `NewRoot`.
// fails: Chapter 4's root runs the fact, which asks the old client
// gives: (fact → ["0"]) == ["asked 7", "0, 7 from the client"]

// instead of
Scope(state: \.fact, action: \.fact) {
  Fact().dependency(
    FactClient { [environment] number in try await environment.fetch(number).value() }
  )
}
// this

