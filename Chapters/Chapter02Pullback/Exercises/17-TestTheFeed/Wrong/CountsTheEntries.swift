// wrong: the entries are counted, and nobody reads what they say
// fails: a feed that says added for a favourite that was removed
// says: a feed that says added

@Suite struct FeedTests {
  @Test("Each change makes an entry") func entries() {
    let state = after(
      .counter(.incrementTapped),
      .primeModal(.saveFavoritePrimeTapped(at: noon)),
      .primeModal(.removeFavoritePrimeTapped(at: noon)),
      .favoritePrimes(.deleteFavoritePrimes(offsets: [0, 1], at: noon)),
      favorites: [2, 3]
    )
    #expect(state.count == 1)
    #expect(state.favoritePrimes.isEmpty)
    #expect(state.activityFeed.count == 4)
  }
}
