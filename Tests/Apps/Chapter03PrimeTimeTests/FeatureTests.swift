import Chapter03Effects
import Chapter03PrimeTime
import Testing

@Suite struct FeatureTests {
  /// A feature by itself, played by keys: the lines of its last screen.
  private func played<State: Equatable, Action, Environment>(
    _ keys: String,
    from state: State,
    _ reducer: Reducer<State, Action, Environment>,
    _ environment: Environment,
    _ panel: (State) -> Panel<Action>
  ) -> [String] {
    let viewStore = ViewStore(
      Store(initialState: state, reducer: reducer, environment: environment)
    )
    for key in keys {
      if let action = panel(viewStore.state).action(forKey: key, at: noon) {
        viewStore.send(action)
      }
    }
    return panel(viewStore.state).screen
  }

  @Test("The counter runs by itself, without the keys of the app") func counter() {
    #expect(
      played(
        "n++=-pfabn",
        from: CounterState(),
        counterReducer,
        CounterEnvironment(nthPrime: .mock, mainQueue: .immediate),
        counterPanel
      ) == [
        "PrimeTime · Counter",
        "────────────────────────────────────────",
        "",
        "                   2",
        "",
        "          The 2nd prime is 17",
        "",
        "────────────────────────────────────────",
        "+ up   - down   n nth prime?",
      ]
    )
  }

  @Test("The list of favourites runs by itself") func favorites() {
    let environment = FavoritePrimesEnvironment(favorites: .mock, mainQueue: .immediate)
    func lines(_ keys: String) -> [String] {
      played(
        keys,
        from: FavoritePrimesState(primes: [2, 3, 5]),
        favoritePrimesReducer,
        environment,
        favoritePrimesPanel
      )
    }
    #expect(lines("29")[3...4] == ["  1  2", "  2  5"])
    #expect(lines("d")[3].hasSuffix("No favourites yet"))
    #expect(lines("dsl")[3...4] == ["  1  2", "  2  31"])
  }
}
