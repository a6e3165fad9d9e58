// wrong: the screen shows the latest first, so the feed is expected in that order
// fails: contradiction
// gives: (state.activityFeed.first?.kind → .addedFavoritePrime(3)) == .removedFavoritePrime(3)

@Suite struct FeedTests {
  @Test("The latest entry is the first") func latestFirst() {
    let state = after(
      .primeModal(.saveFavoritePrimeTapped(at: noon)),
      .primeModal(.removeFavoritePrimeTapped(at: noon)),
      count: 3
    )
    #expect(state.activityFeed.first?.kind == .removedFavoritePrime(3))
  }
}
