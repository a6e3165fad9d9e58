// wrong: the entries are counted, and nobody reads what they say
// fails: a feed that says added for a favourite that was removed
// gives: a feed that says added for a favourite that was removed; a feed that looks at a clock of
//   its own; an app in which a favourite that is saved is in the list twice

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
