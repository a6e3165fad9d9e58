// wrong: the feature is expected to find its client by itself
// says: The fact used a client that wasn't provided. Give `ModernFeature` one that asks the old
//   environment.
// fails: Chapter 3's root runs the migrated fact, which asks the old client
// gives: (fact → ["an issue", "an issue", "0, loading"]) == ["asked 7", "0, 7 from the client"]

// instead of
fact = ModernFeature {
  Fact()
} withDependencies: {
  $0[FactClient.self].fetch = { number in try await app.fetch(number).value() }
}
// this
fact = ModernFeature { Fact() }
