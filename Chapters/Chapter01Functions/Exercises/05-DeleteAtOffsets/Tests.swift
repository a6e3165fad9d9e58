import Testing

@Suite struct DeleteAtOffsetsTests {
  private func rest(of primes: [Int], without offsets: Set<Int>) -> [Int] {
    var primes = primes
    favoritePrimesReducer(&primes, .deleteFavoritePrimes(offsets: offsets))
    return primes
  }

  @Test("A single row is deleted") func one() {  // starter passes
    #expect(rest(of: [2, 3, 5, 7], without: [1]) == [2, 5, 7], "\(idea ?? "Row 1 is the 3.")")
  }

  @Test("The first two rows are deleted together") func firstTwo() {
    #expect(
      rest(of: [2, 3, 5, 7], without: [0, 1]) == [5, 7],
      "\(idea ?? "Rows 0 and 1 are the 2 and the 3.")"
    )
    guard idea == nil else { return }
    #expect(rest(of: [2, 3], without: [0, 1]) == [], "All rows were named, so none is left.")
  }

  @Test("Any set of rows is deleted, and no others") func everySet() {
    guard let difference = deletions.first(where: { $0.actual != $0.expected }) else { return }
    Issue.record("\(idea ?? "\(difference)")")
  }

  @Test("Of equal primes, only the row that was named is deleted")  // starter passes
  func copies() {
    let primes = rest(of: [2, 3, 2], without: [2])
    let comment =
      switch primes {
      case [3]: "The user deleted a row, not a number: the other 2 stays."
      case [3, 2]: "Row 2, the last one, was named, but the first of the two 2s was deleted."
      case [2, 3, 2] where idea == nil && rest(of: [2, 3], without: [1]) == [2, 3]:
        "The last row was named, but stayed: the check leaves it out."
      case [2, 3, 2] where idea == nil:
        "Row 2 was named, but stayed. `firstIndex(of:)` never finds it: the other 2 comes first."
      default: idea ?? "Row 2 is the last one."
      }
    #expect(primes == [2, 3], "\(comment)")
    guard primes == [2, 3] else { return }
    let others = rest(of: [2, 3, 2, 5, 2], without: [3])
    #expect(
      others == [2, 3, 2, 2],
      others == [2, 3]
        ? "The 5 was deleted, and two of the three 2s with it. Nobody named their rows."
        : "\(idea ?? "Row 3 is the 5, and only that row is deleted.")"
    )
  }

  @Test("The rows that stay keep their order") func order() {  // starter passes
    let primes = rest(of: [7, 2, 5, 3], without: [1])
    #expect(
      primes == [7, 5, 3],
      primes == [3, 5, 7]
        ? "The rows that stay were sorted. They should keep their order."
        : "\(idea ?? "Row 1 is the 2.")"
    )
  }

  @Test("The last two rows are deleted together") func lastTwo() {
    // What deletes the wrong rows of a long list may look for rows beyond the end of a short one.
    if let difference = deletions.first(where: { $0.actual != $0.expected }) {
      Issue.record("\(idea ?? "\(difference)")")
      return
    }
    #expect(
      rest(of: [2, 3, 5, 7], without: [2, 3]) == [2, 3],
      "Rows 2 and 3 are the 5 and the 7."
    )
  }

  // MARK: -

  /// What became of the list when some rows were deleted.
  private struct Deletion: CustomStringConvertible {
    var offsets: Set<Int>
    var actual: [Int]

    // The rows named are all in the first half: in whichever order they go, none is out of range.
    static let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    static let allOffsets = (0..<64).map { bits in Set((0..<6).filter { bits & 1 << $0 != 0 }) }

    var sorted: [Int] { offsets.sorted() }
    var expected: [Int] { deleting(sorted.reversed()) }

    /// What is left when the rows go one after the other, in this order.
    func deleting(_ rows: some Sequence<Int>) -> [Int] {
      var rest = Self.primes
      for row in rows where rest.indices.contains(row) { rest.remove(at: row) }
      return rest
    }

    var description: String {
      "Without the rows \(sorted), \(Self.primes) should be \(expected), not \(actual)."
    }
  }

  private var deletions: [Deletion] {
    Deletion.allOffsets.map {
      Deletion(offsets: $0, actual: rest(of: Deletion.primes, without: $0))
    }
  }

  /// The mistake that explains what became of every list, if it is a known one.
  private var idea: String? {
    let primes = Deletion.primes
    let mistakes: [(idea: String, explains: (Deletion) -> Bool)] = [
      ("Nothing was deleted.", { $0.actual == primes }),
      (
        "Every row was deleted, whichever were named.",
        { $0.actual.isEmpty || $0.offsets.isEmpty && $0.actual == primes }
      ),
      (
        "A single row was deleted. Where several were named, none was.",
        { $0.actual == ($0.offsets.count == 1 ? $0.expected : primes) }
      ),
      (
        "The wrong way round: the rows that were named stayed, and the others were deleted.",
        { $0.actual == $0.sorted.map { primes[$0] } }
      ),
      (
        """
        The rows were deleted from the front: once row 0 is gone, every other row has moved up by \
        one, and row 1 is another prime.
        """,
        { $0.actual == $0.deleting($0.sorted) }
      ),
      (
        """
        The rows were deleted in the order in which the Set happened to list them, which differs \
        from run to run: a Set has no order, and `reversed()` gives it none.
        """,
        { deletion in
          let rows = Array(deletion.offsets)
          let shifted = rows.enumerated().map { $1 - $0 }
          return [rows, rows.reversed(), shifted].map(deletion.deleting).contains(deletion.actual)
        }
      ),
      (
        "The offsets were used as primes. They are rows: row 2 is the third one, the 5.",
        { deletion in deletion.actual == primes.filter { !deletion.offsets.contains($0) } }
      ),
      (
        "Row 0 was named, but stayed: the check leaves it out.",
        { $0.actual == $0.deleting($0.sorted.reversed().filter { $0 != 0 }) }
      ),
      (
        "The rows were counted from 1, but the first one is row 0.",
        { deletion in
          let rows = deletion.sorted.reversed().map { $0 - 1 }
          return deletion.actual == deletion.deleting(rows)
        }
      ),
      (
        "The rows between the first and the last that were named were deleted, too.",
        { deletion in
          guard let first = deletion.sorted.first, let last = deletion.sorted.last else {
            return deletion.actual == primes
          }
          return deletion.actual == deletion.deleting((first...last).reversed())
        }
      ),
      (
        "At most one row was deleted, however many were named.",
        { $0.actual.count == primes.count - min(1, $0.offsets.count) }
      ),
      (
        "The right rows were deleted, but the others changed their order.",
        { $0.actual.sorted() == $0.expected }
      ),
      (
        "The right number of rows was deleted, but not always the rows that were named.",
        { $0.actual.count == $0.expected.count }
      ),
    ]
    let deletions = deletions
    guard deletions.contains(where: { $0.actual != $0.expected }) else { return nil }
    return mistakes.first { deletions.allSatisfy($0.explains) }?.idea
  }
}
