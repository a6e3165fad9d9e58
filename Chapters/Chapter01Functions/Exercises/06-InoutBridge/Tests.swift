import ReducerTesting
import Testing

@Suite struct InoutBridgeTests {
  // Both append a letter to a word. The order of the letters shows, so no mix-up goes unnoticed.
  private func appending(_ word: String, _ letter: String) -> String { word + letter }
  private func append(_ word: inout String, _ letter: String) { word += letter }

  /// The calls of a bridge's function, and the words that came out.
  private func toInoutTwice() -> (calls: Int, words: [String]) {
    var (calls, words) = (0, ["a", "c"])
    let reducer = toInout { (word: String, letter: String) in
      calls += 1
      return word + letter
    }
    for index in words.indices { reducer(&words[index], "b") }
    return (calls, words)
  }

  private func fromInoutTwice() -> (calls: Int, words: [String]) {
    var calls = 0
    let bridge = fromInout { (word: inout String, letter: String) in
      calls += 1
      word += letter
    }
    let words = (1...2).map { _ in bridge("a", "b") }
    return (calls, words)
  }

  @Test("toInout calls `next` once for each action") func callsNext() throws {
    try #require(toInoutTwice().calls == 2, "There were two actions, \"b\" and \"b\".")
  }

  @Test("toInout changes the caller's variable to what `next` returns") func writes() throws {
    let words = toInoutTwice().words
    try #require(words == ["ab", "cb"], "`next` appends \"b\", to \"a\" and to \"c\".")
    var word = { "a" }
    toInout { (_: () -> String, letter: String) in { letter } }(&word, "b")
    let returned = word()
    try #require(returned == "b", "The state was `{ \"a\" }`, and `next` returned `{ \"b\" }`.")
  }

  @Test("fromInout calls the reducer once for each action") func callsReducer() throws {
    try #require(fromInoutTwice().calls == 2, "Twice, the closure got \"a\" and the action \"b\".")
  }

  @Test("fromInout returns what the reducer makes of the state it is given") func returns() throws {
    let words = fromInoutTwice().words
    try #require(words == ["ab", "ab"], "Called twice, from \"a\". The reducer appends \"b\".")
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

  /// Sends all short scripts to both, and shows the first one after which they differ.
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
      actions: ["a", "b", "c"]
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
