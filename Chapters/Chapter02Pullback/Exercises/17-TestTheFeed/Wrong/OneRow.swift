// wrong: the list has one row, and after it is deleted no number is there to be mistaken for it
// fails: a feed with one entry, however many rows go
// says: Your tests accept a feed

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
