// wrong: the list has one row, so there is no other number to mistake for the deleted one
// fails: a feed with one entry, no matter how many rows are deleted
// gives: a feed with one entry, no matter how many rows are deleted; an app in which what the feed
//   doesn't mention has no effect

@Suite struct FeedTests {
  @Test("Deleting is entered") func list() {
    let state = after(
      .favoritePrimes(.deleteFavoritePrimes(offsets: [0], at: noon)),
      favorites: [2]
    )
    #expect(state.activityFeed == [Activity(.removedFavoritePrime(2), at: noon)])
  }

  @Test("Saving is entered") func save() {
    let state = after(.primeModal(.saveFavoritePrimeTapped(at: noon)), count: 3)
    #expect(state.activityFeed == [Activity(.addedFavoritePrime(3), at: noon)])
    #expect(state.favoritePrimes == [3])
  }
}
