// wrong: only the feed is checked, and not whether the app still works
// fails: an app in which what the feed doesn't mention has no effect
// gives: an app in which what the feed doesn't mention has no effect; an app in which a favourite
//   that is saved is in the list twice

@Suite struct FeedTests {
  @Test("The feed says what happened") func feed() {
    let state = after(
      .counter(.incrementTapped),
      .primeModal(.saveFavoritePrimeTapped(at: noon)),
      .favoritePrimes(.deleteFavoritePrimes(offsets: [0, 1], at: noon)),
      favorites: [5, 7, 11]
    )
    #expect(
      state.activityFeed.dropFirst() == [
        Activity(.removedFavoritePrime(5), at: noon), Activity(.removedFavoritePrime(7), at: noon),
      ]
    )
  }
}
