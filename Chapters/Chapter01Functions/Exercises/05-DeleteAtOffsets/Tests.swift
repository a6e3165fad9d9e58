import Testing

@Suite struct DeleteAtOffsetsTests {
  private func rest(of primes: [Int], without offsets: Set<Int>) -> [Int] {
    var primes = primes
    favoritePrimesReducer(&primes, .deleteFavoritePrimes(offsets: offsets))
    return primes
  }

  private let noOrder = "(A Set has no order, not even the same in two runs: sort it first.)"

  @Test("One row goes") func one() {  // starter passes
    #expect(
      rest(of: [2, 3, 5, 7], without: [1]) == [2, 5, 7],
      "Row 1 of [2, 3, 5, 7] is 3."
    )
  }

  @Test("The first two rows go together") func firstTwo() {
    #expect(
      rest(of: [2, 3, 5, 7], without: [0, 1]) == [5, 7],
      """
      Once row 0 is gone, 3 is at row 0 and 5 at row 1: a removal moves the rows behind it. \
      \(noOrder)
      """
    )
  }

  @Test("The last two rows go together") func lastTwo() {
    #expect(
      rest(of: [2, 3, 5, 7], without: [2, 3]) == [2, 3],
      """
      Once row 2 is gone, the list has three rows: 7 is still there, but no longer at row 3. \
      \(noOrder)
      """
    )
  }

  @Test("Of equal primes, only the row that was named goes") func copies() {  // starter passes
    #expect(
      rest(of: [2, 3, 2], without: [2]) == [2, 3],
      "A row was deleted, not a number: the other 2 stays."
    )
  }

  @Test("Any set of rows goes, and only those") func everySet() {
    // So many rows that no Set has all its orders right by chance.
    let primes = [2, 3, 5, 7, 11, 13]
    for bits in 0..<64 {
      let offsets = Set(primes.indices.filter { bits & 1 << $0 != 0 })
      let expected = primes.indices.filter { !offsets.contains($0) }.map { primes[$0] }
      let actual = rest(of: primes, without: offsets)
      guard actual == expected else {
        Issue.record(
          """
          Without the rows \(offsets.sorted()), \(primes) should be \(expected), not \(actual). \
          \(noOrder)
          """
        )
        return
      }
    }
  }
}
