import Chapter02PrimeTime
import Chapter02Pullback
import Testing

@Suite struct FeatureTests {
  /// A feature by itself, played by keys: the lines of its last screen.
  private func played<State, Action>(
    _ keys: String,
    from state: State,
    _ reducer: @escaping Reducer<State, Action>,
    _ panel: (State) -> Panel<Action>
  ) -> [String] {
    let store = Store(value: state, reducer: reducer)
    for key in keys {
      if let action = panel(store.value).action(forKey: key, at: noon) { store.send(action) }
    }
    return panel(store.value).screen
  }

  @Test("The counter runs alone, without the app's keys") func counter() {
    #expect(
      played("++=-pfab", from: 0, counterReducer, counterPanel) == [
        "PrimeTime · Counter",
        "────────────────────────────────────────",
        "",
        "                   2",
        "",
        "────────────────────────────────────────",
        "+ up   - down",
      ]
    )
  }

  @Test(
    "The sheet runs by itself",
    arguments: [("", "7 is prime"), ("s", "♥"), ("sr", "7 is prime")]
  )
  func sheet(keys: String, end: String) {
    let lines = played(keys, from: .init(count: 7), primeModalReducer, primeModalPanel)
    #expect(lines[3].hasSuffix(end))
    #expect(
      played("s", from: .init(count: 8), primeModalReducer, primeModalPanel).last?.count == 40
    )
  }

  @Test("The list of favourites runs alone") func favorites() {
    let lines = played("29", from: [2, 3, 5], favoritePrimesReducer, favoritePrimesPanel)
    #expect(lines[3...4] == ["  1  2", "  2  5"])
    let empty = played("d", from: [2, 3, 5], favoritePrimesReducer, favoritePrimesPanel)
    #expect(empty[3].hasSuffix("No favourites yet"))
  }
}
