// wrong: a feature is made when an action needs it
// says: The client was asked, and its answer never arrived: a `ModernFeature` has to live as long
//   as its effects. Make it once, in `HalfWay`.
// fails: Chapter 3's root runs the migrated fact, which asks the old client
// gives: (fact → ["asked 7", "0, loading"]) == ["asked 7", "0, 7 from the client"]

// instead of
    environment: \.fact
// this
    environment: { environment in
      ModernFeature {
        Fact()
      } withDependencies: {
        $0[FactClient.self].fetch = { try await environment.app.fetch($0).value() }
      }
    }
