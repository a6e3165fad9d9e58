// wrong: a client for the new root is made up
// says: There was an answer, and the old environment's client wasn't asked. Call
//   `environment.fetch(number)`.
// fails: Chapter 4's root runs the fact, which asks the old client
// gives: (fact → ["0, 7 is a number."]) == ["asked 7", "0, 7 from the client"]

// instead of
FactClient { [environment] number in try await environment.fetch(number).value() }
// this
FactClient { "\($0) is a number." }
