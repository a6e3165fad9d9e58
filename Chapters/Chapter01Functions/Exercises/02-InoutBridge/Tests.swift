import ReducerTesting
import Testing

@Suite struct InoutBridgeTests {
  // Both append a letter to a word. The order of the letters shows, so no mix-up goes unnoticed.
  private func appending(_ word: String, _ letter: String) -> String { word + letter }
  private func append(_ word: inout String, _ letter: String) { word += letter }

  @Test("toInout changes the caller's variable to what `next` returns") func toInoutWrites() {
    var calls = 0
    let bridge = toInout { (word: String, letter: String) in
      calls += 1
      return word + letter
    }
    var word = "a"
    bridge(&word, "b")
    let comment: Comment =
      switch (word, calls) {
      case ("a", 0): "The closure has to call `next`, but nothing has called it yet."
      case ("a", _): "`next` was called, but the caller's word hasn't changed: assign to `state`."
      case ("abb", _): "The letter is there twice: the result of `next` went through `next` again."
      default: "`next` returned \"ab\", and exactly that has to end up in `state`."
      }
    #expect(word == "ab", comment)
  }

  @Test("fromInout returns what the reducer has changed") func fromInoutReturns() {
    var calls = 0
    let bridge = fromInout { (word: inout String, letter: String) in
      calls += 1
      word += letter
    }
    let word = bridge("a", "b")
    let comment: Comment =
      switch (word, calls) {
      case ("a", 0): "The closure has to call the reducer, but nothing has called it yet."
      case ("a", _): "The reducer changed a variable, but something else was returned."
      case ("abb", _): "The letter is there twice: the reducer ran twice on the same variable."
      default: "The reducer made it \"ab\", and exactly that has to be returned."
      }
    #expect(word == "ab", comment)
  }

  @Test("fromInout starts each call from the state it is given") func startsFromState() {
    let bridge = fromInout(append)
    let words = [bridge("a", "b"), bridge("a", "c")]
    #expect(
      words == ["ab", "ac"],
      words[0] == "ab" && words[1].hasPrefix("ab")
        ? "The second call started from what the first one left. Copy `state` in each call."
        : "Two calls with \"a\": one adds b, the other adds c."
    )
  }

  @Test("Each bridge calls its function once per action") func callsOnce() {
    var calls = [0, 0]
    var word = "a"
    toInout { (word: String, letter: String) in
      calls[0] += 1
      return word + letter
    }(&word, "b")
    _ = fromInout { (word: inout String, letter: String) in
      calls[1] += 1
      word += letter
    }("a", "b")
    for (name, count) in zip(["`next`", "the reducer"], calls) {
      #expect(
        count == 1,
        count == 0
          ? "For one action, \(name) has to be called, but wasn't."
          : """
          For one action, \(name) was called \(count) times. The caller can tell: a function may \
          be slow, or print something. Call it once and keep the result.
          """
      )
    }
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
