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

  @Test("Saving puts the count at the end of the favourites") func save() {
    let state = after(.saveFavoritePrimeTapped, count: 7, favorites: [11, 2])
    #expect(
      state == PrimeModalState(count: 7, favoritePrimes: [11, 2, 7]),
      "The favourites are in the order in which they were saved: the newest is the last."
    )
  }

  @Test("Removing takes the count out and leaves the others in their order") func remove() {
    let state = after(.removeFavoritePrimeTapped, count: 2, favorites: [11, 2, 7])
    #expect(
      state == PrimeModalState(count: 2, favoritePrimes: [11, 7]),
      "Only the favourite that equals the count goes: the count is a number, not a position."
    )
  }

  @Test("Removing takes out every copy") func removeCopies() {
    let state = after(.removeFavoritePrimeTapped, count: 7, favorites: [7, 2, 7, 3, 7])
    #expect(
      state.favoritePrimes == [2, 3],
      "Copies are left: the same prime may be there twice, and `firstIndex(of:)` finds one of them."
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
