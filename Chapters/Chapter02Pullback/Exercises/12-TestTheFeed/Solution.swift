// Test a feed
//
// `activityFeed` is already written, and does what the comment below says. Write the tests that
// prove it. They run on the right feed first, where they must pass, and then on seven wrong ones,
// each of which must fail at least one test. The verdict names the wrong ones that your tests
// accept. With `around`, you can pass in any reducer: the app's own, or one that records what it is
// given.
//
// kind: test
// lesson: A test of the feed

import Chapter02PrimeTime
import Chapter02Pullback
import Foundation
import Testing

// `activityFeed(_:)` writes entries into the feed, and runs the reducer that it is around.
//
// - Saving makes an entry "added" with the count, and removing an entry "removed" with the count,
//   whether or not it was a favourite.
// - Deleting makes an entry "removed" for each row, in the order of the rows, with the number that
//   was in the row.
// - An entry has the time that comes with the action.
// - Nothing else makes an entry. The reducer runs once for every action, after the entries are
//   written.

let noon = Date(timeIntervalSince1970: 12 * 60 * 60)

/// The state after `actions`, with the feed around a reducer.
func after(
  _ actions: AppAction...,
  count: Int = 0,
  favorites: [Int] = [],
  around reducer: @escaping Reducer<AppState, AppAction> = features
) -> AppState {
  var state = AppState()
  state.count = count
  state.favoritePrimes = favorites
  for action in actions { activityFeed(reducer)(&state, action) }
  return state
}

/// What the app does without a feed.
func features(_ state: inout AppState, _ action: AppAction) {
  combine(
    pullback(counterReducer, value: \AppState.count, action: \AppAction.counter),
    pullback(primeModalReducer, value: \.primeModal, action: \.primeModal),
    pullback(favoritePrimesReducer, value: \.favoritePrimes, action: \.favoritePrimes)
  )(&state, action)
}

// answer
// starter: @Suite struct FeedTests {
// starter:   @Test("Saving a favourite makes an entry") func save() {
// starter:     let state = after(.primeModal(.saveFavoritePrimeTapped(at: noon)), count: 3)
// starter:     #expect(state.activityFeed.count == 1)
// starter:   }
// starter: }
@Suite struct FeedTests {
  @Test("Saving and removing are entered as what they are, at their time") func sheet() {
    let state = after(
      .primeModal(.saveFavoritePrimeTapped(at: noon)),
      .primeModal(.removeFavoritePrimeTapped(at: noon + 1)),
      count: 3
    )
    #expect(
      state.activityFeed == [
        Activity(.addedFavoritePrime(3), at: noon),
        Activity(.removedFavoritePrime(3), at: noon + 1),
      ]
    )
  }

  @Test("Deleting enters the numbers that were in the rows, in their order") func list() {
    let state = after(
      .favoritePrimes(.deleteFavoritePrimes(offsets: [2, 0], at: noon)),
      favorites: [2, 3, 5, 7]
    )
    #expect(
      state.activityFeed == [
        Activity(.removedFavoritePrime(2), at: noon), Activity(.removedFavoritePrime(5), at: noon),
      ]
    )
    #expect(state.favoritePrimes == [3, 7])
  }

  @Test("The reducer runs once for every action, after the entries are written") func runs() {
    let actions: [AppAction] = [
      .counter(.incrementTapped),
      .primeModal(.saveFavoritePrimeTapped(at: noon)),
      .favoritePrimes(.deleteFavoritePrimes(offsets: [0], at: noon)),
      .screenSelected(.favoritePrimes),
    ]
    for (action, entries) in zip(actions, [0, 1, 1, 0]) {
      var seen: [Int] = []
      let state = after(action, favorites: [2]) { state, _ in
        seen.append(state.activityFeed.count)
      }
      #expect(seen == [entries])
      #expect(state.activityFeed.count == entries)
    }
  }
}
// end answer
