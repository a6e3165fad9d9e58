import Testing

@Suite struct PrimeModalReducerTests {
  private func after(
    _ action: PrimeModalAction,
    count: Int,
    favorites: [Int]
  ) -> PrimeModalState {
    var state = PrimeModalState(count: count, favoritePrimes: favorites)
    primeModalReducer(&state, action)
    return state
  }

  private let orderChanged: Comment = """
    The right one went, but the order of the others changed. An array keeps the order in which \
    they were saved; a Set has none.
    """

  @Test("Saving puts the count at the end of the favourites") func save() {
    let state = after(.saveFavoritePrimeTapped, count: 7, favorites: [11, 2])
    #expect(
      state == PrimeModalState(count: 7, favoritePrimes: [11, 2, 7]),
      "The favourites are in the order in which they were saved: the newest is the last."
    )
  }

  @Test("Saving a prime twice leaves two copies") func saveTwice() {
    let state = after(.saveFavoritePrimeTapped, count: 7, favorites: [7, 2])
    #expect(
      state.favoritePrimes == [7, 2, 7],
      """
      7 was there already, and was saved again. A reducer does what the action says; the screen \
      offers only the keys that make sense.
      """
    )
  }

  @Test("Removing takes the count out and leaves the others in their order") func remove() {
    // Five are left: no Set puts them in their order by chance.
    let state = after(.removeFavoritePrimeTapped, count: 2, favorites: [11, 2, 7, 13, 3, 5])
    #expect(state.count == 2, "Removing changes the favourites. The count stays as it is.")
    #expect(
      state.favoritePrimes == [11, 7, 13, 3, 5],
      state.favoritePrimes.sorted() == [3, 5, 7, 11, 13]
        ? orderChanged
        : "Only the favourite that equals the count goes: the count is a number, not a position."
    )
  }

  @Test("Removing takes out every copy") func removeCopies() {
    let state = after(.removeFavoritePrimeTapped, count: 7, favorites: [7, 2, 7, 3, 7])
    #expect(
      state.favoritePrimes == [2, 3],
      state.favoritePrimes.sorted() == [2, 3]
        ? orderChanged
        : "Copies are left: the same prime may be there twice; `firstIndex(of:)` finds one of them."
    )
  }

  @Test("Removing what is not there changes nothing") func removeAbsent() {  // starter passes
    let state = after(.removeFavoritePrimeTapped, count: 5, favorites: [2, 3])
    #expect(
      state == PrimeModalState(count: 5, favoritePrimes: [2, 3]),
      "5 was no favourite, so there was nothing to remove."
    )
  }
}
