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

  @Test(
    "The sheet runs by itself, in an empty environment",
    arguments: [("", "7 is prime"), ("s", "♥"), ("sr", "7 is prime")]
  )
  func sheet(keys: String, end: String) {
    let lines = played(keys, from: .init(count: 7), primeModalReducer, (), primeModalPanel)
    #expect(lines[3].hasSuffix(end))
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

  @Test("A feature runs on a scope of the app as it does by itself") func onAScope() {
    let app = Store(initialState: AppState(), reducer: appReducer, environment: .mock)
    let counter = ViewStore(app.scope(state: \.counter, action: AppAction.counter))
    let list = ViewStore(app.scope(state: \.favoritePrimes, action: AppAction.favoritePrimes))
    for key in "++=n" {
      if let action = counterPanel(counter.state).action(forKey: key, at: noon) {
        counter.send(action)
      }
    }
    #expect(counter.state == CounterState(count: 3, nthPrime: .found(n: 3, prime: 17)))
    ViewStore(app).send(.primeModal(.saveFavoritePrimeTapped(at: noon)))
    #expect(list.primes == [3])
    list.send(.deleteFavoritePrimes(offsets: [0], at: noon))
    #expect(ViewStore(app).activityFeed.count == 2)
  }
}
