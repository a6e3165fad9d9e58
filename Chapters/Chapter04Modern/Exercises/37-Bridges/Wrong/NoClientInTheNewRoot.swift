// wrong: in its own chapter, the feature is expected to find its client by itself
// says: The fact used a client that wasn't provided. Give it one that asks the old environment.
// fails: Chapter 4's root runs the fact, which asks the old client
// gives: (fact → ["an issue", "an issue", "0, loading"]) == ["asked 7", "0, 7 from the client"]

// instead of
Fact().dependency(
  FactClient { [environment] number in try await environment.fetch(number).value() }
)
// this
Fact()
