import ReducerTesting
import Testing

// Both append a letter to a word. Order matters to them, so no mix-up goes unnoticed.
private func appending(_ word: String, _ letter: Letter) -> String { word + letter.rawValue }
private func append(_ word: inout String, _ letter: Letter) { word += letter.rawValue }

private enum Letter: String, CaseIterable {
  case a, b, c
}

@Suite struct InoutBridgeTests {
  @Test("toInout writes what the function returns") func toInoutWrites() {
    var word = "a"
    toInout(appending)(&word, .b)
    #expect(
      word == "ab",
      "The caller's variable still has its old value: assign what `next` returns to `state` itself."
    )
  }

  @Test("fromInout returns what the reducer writes") func fromInoutReturns() {
    #expect(
      fromInout(append)("a", .b) == "ab",
      "The reducer changed a copy, but what was returned is not that copy."
    )
  }

  @Test("fromInout leaves the original as it was") func originalUnchanged() {
    let primes = [2, 3]
    let adding = fromInout { (primes: inout [Int], prime: Int) in primes.append(prime) }
    #expect(adding(primes, 5) == [2, 3, 5], "The returned array lacks what the reducer added.")
    #expect(adding(primes, 7) == [2, 3, 7], "Each call starts from the state it is given.")
    #expect(primes == [2, 3], "inout is not shared mutation: the original keeps its value.")
  }

  @Test("There and back: fromInout(toInout(f)) is f") func outAndBack() {
    let bridged = fromInout(toInout(appending))
    expectEqual(
      "crossing over to inout and back gives the same function",
      subject: { word, letter in word = bridged(word, letter) },
      reference: { word, letter in word = appending(word, letter) }
    )
  }

  @Test("Back and there: toInout(fromInout(r)) is r") func backAndOut() {
    expectEqual(
      "crossing over from inout and back gives the same reducer",
      subject: toInout(fromInout(append)),
      reference: append
    )
  }

  /// Sends random scripts to both, and shows the shortest after which they differ.
  private func expectEqual(
    _ law: String,
    subject: @escaping Reducer<String, Letter>,
    reference: @escaping Reducer<String, Letter>
  ) {
    let report = compare(
      subject: subject,
      reference: reference,
      from: "",
      law: law,
      actions: .action { _, draw in draw.element(of: Letter.allCases) }
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
