// wrong: the screen shows the latest first, so the feed is expected in that order
// fails: contradiction
// gives: the right implementation fails

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
