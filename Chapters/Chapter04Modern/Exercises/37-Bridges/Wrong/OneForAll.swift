// wrong: one migrated feature is made for all stores
// says: The answer isn't from this store's environment: the stores share one `ModernFeature`. Each
//   `HalfWay` has to make its own.
// fails: Chapter 3's root runs the migrated fact, which asks the old client
// gives: (fact → ["0, 7 from the client"]) == ["asked 7", "0, 7 from the client"]

// instead of
fact = ModernFeature {
  Fact()
} withDependencies: {
  $0[FactClient.self].fetch = { number in try await app.fetch(number).value() }
}
// this
enum Once {
  nonisolated(unsafe) static var fact: [String: ModernFeature<Fact.State, Fact.Action>] = [:]
}
let new = ModernFeature {
  Fact()
} withDependencies: {
  $0[FactClient.self].fetch = { number in try await app.fetch(number).value() }
}
fact = Once.fact["first", default: new]
Once.fact["first"] = fact
