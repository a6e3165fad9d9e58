// wrong: the screen shows the latest first, so the feed is taken to be in that order
// fails: contradiction
// says: contradicts the chapter

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
