import Chapter01PrimeTime
import Foundation
import Testing

@Suite struct KeysTests {
  private let noon = Date(timeIntervalSince1970: 12 * 60 * 60)

  /// The state after these keys, each pressed on the screen that the one before left.
  private func pressed(_ keys: String) -> AppState {
    var state = AppState()
    for key in keys {
      guard let action = action(forKey: key, in: state, at: noon) else { continue }
      appReducer(&state, action)
    }
    return state
  }

  @Test("A whole session can be played by keys") func session() {
    let state = pressed("+++psb++psbf1ba")
    #expect(state.count == 5)
    #expect(state.favoritePrimes == [5])
    #expect(
      state.activityFeed == [
        .init(.addedFavoritePrime(3), at: noon),
        .init(.addedFavoritePrime(5), at: noon),
        .init(.removedFavoritePrime(3), at: noon),
      ]
    )
    #expect(state.screen == .activityFeed)
  }

  @Test("The key = counts as + without shift") func plusWithoutShift() {
    #expect(pressed("==-") == pressed("+"))
  }

  @Test("A number that is not prime cannot be saved") func notPrime() {
    #expect(pressed("+ps").favoritePrimes == [])
  }

  @Test("The sheet saves what is no favourite and removes what is one") func saveOrRemove() {
    #expect(pressed("++pss").favoritePrimes == [2])
    #expect(pressed("++psr").favoritePrimes == [])
    #expect(pressed("++pr").activityFeed == [])
  }

  @Test("A digit deletes its row, and d deletes all") func deletion() {
    #expect(pressed("++psb+psbf3").favoritePrimes == [2, 3])
    #expect(pressed("++psb+psbf2").favoritePrimes == [2])
    #expect(pressed("++psb+psbfd").favoritePrimes == [])
  }

  @Test("Every screen has a way back", arguments: ["p", "++p", "++ps", "f", "++psbf", "a"])
  func back(keys: String) {
    #expect(pressed(keys).screen != .counter)
    #expect(pressed(keys + "b").screen == .counter)
  }

  @Test("Keys of another screen do nothing", arguments: "sr1db?\n")
  func otherKeys(key: Character) {
    #expect(action(forKey: key, in: AppState(), at: noon) == nil)
  }

  @Test("The screen lists the keys that work there, and no others", arguments: ["", "p", "++p"])
  func legend(keys: String) {
    let state = pressed(keys)
    let rule = screen(state)[1]
    let listed = screen(state)
      .split(separator: rule).last!
      .flatMap { $0.split(separator: "   ") }
      .map { $0.first! }
    let working = "+-pfasrb".filter { action(forKey: $0, in: state, at: noon) != nil }
    #expect(Set(listed) == Set(working))
  }
}
