import Testing

@Suite struct DeleteAtOffsetsTests {
  private func rest(of primes: [Int], without offsets: Set<Int>) -> [Int] {
    var primes = primes
    favoritePrimesReducer(&primes, .deleteFavoritePrimes(offsets: offsets))
    return primes
  }

  @Test("A single row is deleted") func one() throws {  // starter passes
    let lists = [2, 0].map { rest(of: [2, 3, 5, 7], without: [$0]).sorted() }
    try #require(lists == [[2, 3, 7], [3, 5, 7]], "Row 2 of [2, 3, 5, 7]; row 0 of the same.")
  }

  @Test("The rows that stay keep their order") func order() throws {  // starter passes
    let list = rest(of: [7, 2, 5, 3, 19, 11], without: [1])
    try #require(list == [7, 5, 3, 19, 11], "Row 1 was to be deleted from [7, 2, 5, 3, 19, 11].")
  }

  @Test("Several rows are deleted together") func several() throws {
    // In whichever order the rows go, none is out of range.
    let primes = [2, 3, 5, 7, 11, 13, 17, 19]
    let lists = [[0, 1], [0, 1, 2, 3]].map { rest(of: primes, without: Set($0)) }
    try #require(
      lists == [[5, 7, 11, 13, 17, 19], [11, 13, 17, 19]],
      "Rows 0 and 1 were to be deleted from \(primes); then, from the same list, rows 0 to 3."
    )
  }

  @Test("Any set of rows is deleted, and no others") func anySet() throws {
    let numbers = [2, 3, 5, 7, 11, -1, 0, 19]
    let sets = (0..<16).map { bits in Set((0..<4).filter { bits & 1 << $0 != 0 }) }
    for offsets in sets {
      let rows = "without \(offsets.sorted()): "
      let expected = numbers.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
      let actual = rows + "\(rest(of: numbers, without: offsets))"
      try #require(actual == rows + "\(expected)", "Rows were to be deleted from \(numbers).")
    }
  }

  @Test("Of equal primes, only the row that was named is deleted")  // starter passes
  func copies() throws {
    let lists = [rest(of: [2, 3, 2], without: [2]), rest(of: [2, 3, 2, 5, 2], without: [3])]
    try #require(
      lists == [[2, 3], [2, 3, 2, 2]],
      "The last row was to be deleted from [2, 3, 2], and row 3 from [2, 3, 2, 5, 2]."
    )
  }

  @Test("The last rows are deleted together, and so are all of them") func last() throws {
    let lists = [rest(of: [2, 3, 5, 7], without: [2, 3]), rest(of: [2, 3], without: [0, 1])]
    try #require(lists == [[2, 3], []], "Rows 2 and 3 of [2, 3, 5, 7], and both of [2, 3].")
  }
}
