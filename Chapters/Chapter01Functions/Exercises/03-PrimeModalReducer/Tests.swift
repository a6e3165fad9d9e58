import Testing

@Suite struct PrimeModalReducerTests {
  private func after(_ action: PrimeModalAction, count: Int, favorites: [Int]) -> PrimeModalState {
    var state = PrimeModalState(count: count, favoritePrimes: favorites)
    primeModalReducer(&state, action)
    return state
  }

  private func saving(_ count: Int, in favorites: [Int]) -> [Int] {
    after(.saveFavoritePrimeTapped, count: count, favorites: favorites).favoritePrimes
  }

  private func removing(_ count: Int, from favorites: [Int]) -> [Int] {
    after(.removeFavoritePrimeTapped, count: count, favorites: favorites).favoritePrimes
  }

  @Test("Saving puts the count at the end of the favourites") func save() throws {
    try #require(saving(7, in: [11, 2]) == [11, 2, 7], "7 was to be saved.")
  }

  @Test("Saving a number again adds another copy") func saveAgain() throws {
    let lists = [saving(7, in: [7, 2]), saving(7, in: [7, 2, 7])]
    try #require(lists == [[7, 2, 7], [7, 2, 7, 7]], "7 was to be saved where it already was.")
  }

  @Test("A number that isn't prime is saved like any other") func saveAny() throws {
    let lists = [8, 1, -3].map { saving($0, in: [2]) }
    try #require(lists == [[2, 8], [2, 1], [2, -3]], "To be saved after a 2: 8, 1 and -3.")
  }

  @Test("Removing takes the count out and leaves the others in their order") func remove() throws {
    // Ten are left. Of five, a Set keeps the order once in a hundred runs.
    let favorites = [11, 2, 7, 13, 3, 5, 31, 17, 29, 19, 23]
    let others = [11, 7, 13, 3, 5, 31, 17, 29, 19, 23]
    let rest = removing(2, from: favorites)
    try #require(rest.sorted() == others.sorted(), "\(favorites) without 2, sorted.")
    let order = rest == others ? "the same" : "another"
    try #require(order == "the same", "2 was removed from \(favorites). The order of the others:")
  }

  @Test("Removing takes out every copy") func removeCopies() throws {
    let rest = removing(7, from: [7, 7, 2, 7, 3, 3])
    try #require(rest.sorted() == [2, 3, 3], "[7, 7, 2, 7, 3, 3] without 7, sorted.")
  }

  @Test("Removing what isn't there changes nothing") func removeAbsent() throws {  // starter passes
    let lists = [removing(5, from: [2, 3]), removing(5, from: [])]
    try #require(lists == [[2, 3], []], "5 was to be removed from [2, 3], and from [].")
  }

  @Test("A tap leaves the count alone") func count() throws {  // starter passes
    let counts = [PrimeModalAction.saveFavoritePrimeTapped, .removeFavoritePrimeTapped].map {
      after($0, count: 7, favorites: [7, 2]).count
    }
    try #require(counts == [7, 7], "The count was 7 before saving, and before removing.")
  }

  @Test("Whatever is in the list, a tap changes only what it is about") func anyList() throws {
    for list in [[], [1], [1, 1, 0, 1], [0, -1, 2, -1, 0, 0], Array(-3...40)] {
      for count in -3...3 {
        let lists = [saving(count, in: list), removing(count, from: list)]
        let expected = [list + [count], list.filter { $0 != count }]
        try #require(lists == expected, "\(count) was to be saved in \(list), and removed from it.")
      }
    }
  }
}
