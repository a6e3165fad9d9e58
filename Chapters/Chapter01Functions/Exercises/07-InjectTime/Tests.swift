import Foundation
import Testing

@Suite struct InjectTimeTests {
  private let monday = Date(timeIntervalSince1970: 1_000_000_000.25)
  private let tuesday = Date(timeIntervalSince1970: 1_000_086_400.75)

  private func feed(after actions: AppAction...) -> [Activity] {
    var state = AppState(count: 7)
    for action in actions { appReducer(&state, action) }
    return state.activityFeed
  }

  @Test("Saving is entered with the time of the action") func save() {
    #expect(
      feed(after: .saveFavoritePrimeTapped(at: monday)) == [
        Activity(text: "saved 7", time: monday)
      ],
      "The entry must have the action's own time: not the clock's, and not rounded."
    )
  }

  @Test("Removing is entered with the time of the action") func remove() {
    #expect(
      feed(after: .removeFavoritePrimeTapped(at: tuesday)) == [
        Activity(text: "removed 7", time: tuesday)
      ],
      "`removeFavoritePrimeTapped` has its time too, yet the reducer still reads the clock."
    )
  }

  @Test("The same session gives the same feed every time") func repeated() {
    // Often, since two readings of the clock in a row may be equal by chance.
    let runs = (1...100).map { _ in
      feed(after: .saveFavoritePrimeTapped(at: monday), .removeFavoritePrimeTapped(at: tuesday))
    }
    #expect(
      runs.allSatisfy { $0 == runs[0] },
      "Equal inputs, unequal states: something besides the state and the action goes in."
    )
  }
}
