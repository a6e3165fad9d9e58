import Chapter01PrimeTime
import Foundation
import Testing

@Suite struct ScreenTests {
  private let noon = Date(timeIntervalSince1970: 12 * 60 * 60 + 61)

  private func state(
    _ screen: AppState.Screen,
    count: Int = 0,
    favorites: [Int] = []
  ) -> AppState {
    var state = AppState()
    state.screen = screen
    state.count = count
    state.favoritePrimes = favorites
    return state
  }

  @Test("The counter shows the count and its keys") func counter() {
    #expect(
      screen(state(.counter, count: 7)) == [
        "PrimeTime · Counter",
        "────────────────────────────────────────",
        "",
        "                   7",
        "",
        "────────────────────────────────────────",
        "+ up   - down   p is this prime?",
        "f favourites   a activity",
      ]
    )
  }

  @Test("The sheet says whether the count is prime and a favourite") func primeModal() {
    #expect(screen(state(.primeModal, count: 8)).contains { $0.hasSuffix("  8 is not prime") })
    #expect(screen(state(.primeModal, count: 7)).contains { $0.hasSuffix("  7 is prime") })
    #expect(
      screen(state(.primeModal, count: 7, favorites: [7])).contains { $0.hasSuffix("prime ♥") }
    )
  }

  @Test("The activity is under the signed-in user's name and bio") func user() {
    var state = AppState(user: .init(id: 1, name: "Ada", bio: "Counts"))
    state.screen = .activityFeed
    #expect(
      screen(state)[3...6] == [
        "                  Ada", "                 Counts", "", "        Nothing has happened yet",
      ]
    )
    state.user = nil
    #expect(screen(state)[3] == "        Nothing has happened yet")
  }

  @Test("The favourites are numbered by the keys that delete them") func favoritePrimes() {
    #expect(
      screen(state(.favoritePrimes, favorites: [7, 2])) == [
        "PrimeTime · Favourites",
        "────────────────────────────────────────",
        "",
        "  1  7",
        "  2  2",
        "",
        "────────────────────────────────────────",
        "1-2 delete one   d delete all   b back",
      ]
    )
  }

  @Test("A long list says how many rows it does not show") func longList() {
    let lines = screen(state(.favoritePrimes, favorites: Array(repeating: 2, count: 12)))
    #expect(lines.contains("  9  2"))
    #expect(lines.contains("  … and 3 more"))
  }

  @Test("The feed shows the latest first, with its time of day in UTC") func activityFeed() {
    var state = state(.activityFeed)
    state.activityFeed = [
      .init(.addedFavoritePrime(2), at: Date(timeIntervalSince1970: -1)),
      .init(.removedFavoritePrime(2), at: noon),
    ]
    #expect(screen(state)[3...4] == ["  12:01:01  - 2", "  23:59:59  + 2"])
  }

  @Test("An empty list says so", arguments: [AppState.Screen.favoritePrimes, .activityFeed])
  func empty(screen name: AppState.Screen) {
    #expect(screen(state(name)).contains { $0.hasSuffix("yet") })
  }

  @Test(
    "No line is wider than 40 columns, even for the longest numbers",
    arguments: [.counter, .primeModal, .favoritePrimes, .activityFeed] as [AppState.Screen],
    [Int.min, 0, 2_147_483_647]
  )
  func width(screen name: AppState.Screen, count: Int) {
    var state = state(name, count: count, favorites: Array(repeating: count, count: 2000))
    state.activityFeed = Array(repeating: .init(.addedFavoritePrime(count), at: noon), count: 2000)
    #expect(screen(state).allSatisfy { $0.count <= 40 })
  }
}
