// wrong: a client for the old root is made up
// says: There was an answer, and the old environment's client wasn't asked. Call
//   `app.fetch(number)`.
// fails: Chapter 3's root runs the migrated fact, which asks the old client
// gives: (fact → ["0, 7 is a number."]) == ["asked 7", "0, 7 from the client"]

// instead of
$0[FactClient.self].fetch = { number in try await app.fetch(number).value() }
// this
$0[FactClient.self].fetch = { "\($0) is a number." }
