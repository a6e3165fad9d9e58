import ReducerTesting
import Testing

@Suite struct InoutBridgeTests {
  // Both append a letter to a word. The order of the letters shows, so no mix-up goes unnoticed.
  private func appending(_ word: String, _ letter: String) -> String { word + letter }
  private func append(_ word: inout String, _ letter: String) { word += letter }

  /// The calls of a bridge's function, and the word that came out.
  private func toInoutTwice() -> (calls: Int, word: String) {
    var (calls, word) = (0, "a")
    let reducer = toInout { (word: String, letter: String) in
      calls += 1
      return word + letter
    }
    for _ in 1...2 { reducer(&word, "b") }
    return (calls, word)
  }

  private func fromInoutOnce() -> (calls: Int, word: String) {
    var calls = 0
    let word = fromInout { (word: inout String, letter: String) in
      calls += 1
      word += letter
    }("a", "b")
    return (calls, word)
  }

  @Test("toInout calls `next` once for each action") func callsNext() throws {
    try #require(toInoutTwice().calls == 2, "There were two actions, \"b\" and \"b\".")
  }

  @Test("toInout changes the caller's variable to what `next` returns") func writes() throws {
    try #require(toInoutTwice().word == "abb", "The word was \"a\", and `next` appends \"b\".")
    var word = { "a" }
    toInout { (_: () -> String, letter: String) in { letter } }(&word, "b")
    let returned = word()
    try #require(returned == "b", "The state was `{ \"a\" }`, and `next` returned `{ \"b\" }`.")
  }

  @Test("fromInout calls the reducer once") func callsReducer() throws {
    try #require(fromInoutOnce().calls == 1, "The closure got the action \"b\".")
  }

  @Test("fromInout returns what the reducer has changed") func returns() throws {
    try #require(fromInoutOnce().word == "ab", "The word was \"a\", the reducer appends \"b\".")
  }

  @Test("fromInout starts each call from the state it is given") func startsFromState() throws {
    let bridge = fromInout(append)
    let words = [bridge("a", "b"), bridge("a", "c")]
    try #require(words == ["ab", "ac"], "Two calls with \"a\": one adds b, the other adds c.")
  }

  @Test("There and back: fromInout(toInout(f)) is f") func outAndBack() {
    let bridged = fromInout(toInout(appending))
    expectEqual(
      "going to inout and back gives the same function",
      subject: { word, letter in word = bridged(word, letter) },
      reference: { word, letter in word = appending(word, letter) }
    )
  }

  @Test("Back and there: toInout(fromInout(r)) is r") func backAndOut() {
    expectEqual(
      "going from inout and back gives the same reducer",
      subject: toInout(fromInout(append)),
      reference: append
    )
  }

  /// Sends random scripts to both, and shows the shortest one after which they differ.
  private func expectEqual(
    _ law: String,
    subject: @escaping (inout String, String) -> Void,
    reference: @escaping (inout String, String) -> Void
  ) {
    let report = compare(
      subject: subject,
      reference: reference,
      from: "",
      law: law,
      actions: .action { _, draw in draw.element(of: ["a", "b", "c"]) }
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
