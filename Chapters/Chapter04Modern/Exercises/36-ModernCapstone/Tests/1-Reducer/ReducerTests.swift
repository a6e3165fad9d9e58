// The ideas of a body, one by one. The chapter's own tests, which need a store, go through all its
// forms.

import Testing

@testable import Chapter04Modern

@Suite("A body's parts") @MainActor struct ReducerTests {
  /// Appends a letter, and sends it on as an effect.
  private struct Letter: Reducer {
    let letter: String
    func reduce(into log: inout [String], action: String) -> Effect<String> {
      log.append(letter)
      return action == "send" ? .send(letter + "!") : .none
    }
  }

  /// The log after an action, and what the effects sent: with an arrow between two of which the
  /// second waits for the first.
  private func play(
    _ action: String = "",
    @ReducerBuilder<[String], String> _ body: () -> Reduce<[String], String>
  ) -> (log: String, sent: String) {
    let reducer = body()
    var log: [String] = []
    let effect = reducer.reduce(into: &log, action: action)
    return (log.joined(), sent(by: effect.operation))
  }

  private func sent(by operation: Effect<String>.Operation?) -> String {
    switch operation {
    case .send(let action): action
    case .merge(let parts): parts.map { sent(by: $0) }.joined()
    case .concatenate(let parts): parts.map { sent(by: $0) }.joined(separator: "→")
    default: ""
    }
  }

  @Test("Two lines run from top to bottom, on the same state") func twoLines() {
    let log = play {
      Letter(letter: "a")
      Letter(letter: "b")
    }.log
    let comment: Comment =
      switch log {
      case "": "Neither line ran."
      case "a": "The second line didn't run, or its change was lost."
      case "b": "The first line's change was lost: both have to run on the same state."
      case "ba": "The lines ran from the bottom up."
      default: "Line a runs once, then line b."
      }
    #expect(log == "ab", comment)
  }

  @Test("The effects of two lines are merged, in order") func effects() {
    let sent = play("send") {
      Letter(letter: "a")
      Letter(letter: "b")
    }.sent
    let comment: Comment =
      switch sent {
      case "": "Both lines returned an effect, but neither is there."
      case "a!", "b!": "Each of two lines returned an effect, but only \(sent) is there."
      case "b!a!": "The second line's effect comes first."
      case "a!→b!":
        """
        The second line's effect begins only after the first one's has ended, which may be never. \
        Merge the two.
        """
      default: "Line a's effect comes first, then line b's."
      }
    #expect(sent == "a!b!", comment)
  }

  @Test("The line under an `if` runs only if the condition is true")
  func condition() {
    let logs = [false, true].map { isOn in
      play {
        Letter(letter: "a")
        if isOn { Letter(letter: "b") }
      }.log
    }
    let comment: Comment =
      switch logs {
      case ["a", "a"]: "The condition is true, but the line inside didn't run."
      case let logs where logs[0] == "":
        "The condition is false, and nothing is left: the line above the `if` has to run anyway."
      default: "The state is \"a\" if the condition is false, and \"ab\" if it is true."
      }
    #expect(logs == ["a", "ab"], comment)
  }

  @Test("A loop runs each iteration on the same state, and merges the effects") func loop() {
    let (log, sent) = play("send") {
      for letter in ["a", "b", "c"] { Letter(letter: letter) }
    }
    let comment: Comment =
      switch (log, sent) {
      case ("", _): "No iteration's reducer ran."
      case ("a", _), ("b", _): "Only one of three iterations ran: \(log)."
      case ("c", _):
        "Only c is there: one of the three iterations ran, or each ran on the old state."
      case ("cba", _): "The iterations ran backwards."
      case ("abc", ""): "All iterations ran, but their effects were lost."
      case ("abc", let sent) where sent.contains("→"):
        "One iteration's effect begins only after the previous one's has ended. Merge them."
      case ("abc", "a!"), ("abc", "b!"), ("abc", "c!"):
        "Each iteration returned an effect, but only one is there: \(sent)."
      default: "The three iterations run in order, and so do their effects."
      }
    #expect([log, sent] == ["abc", "a!b!c!"], comment)
    let none = play { for letter in [String]() { Letter(letter: letter) } }.log
    #expect(none == "", "A loop without iterations does nothing.")
  }

  @Test("A feature's function reads the body once, and runs it for each action") func once() {
    final class Count {
      var value = 0
      func add() { value += 1 }
    }
    struct Feature: Reducer {
      let count: Count
      var body: some Reducer<[String], String> {
        let _ = count.add()
        Letter(letter: "a")
      }
    }
    let count = Count()
    var log: [String] = []
    let function = Feature(count: count)._function()
    for _ in 1...3 { _ = function(&log, "") }
    let comment: Comment =
      switch (count.value, log.count) {
      case (_, 0): "A feature with a body does nothing: its function is the body's."
      case (2..., _):
        """
        For three actions, the body was read \(count.value) times. Read it where the function is \
        made, not inside it.
        """
      default: "For three actions, the body has to be read once."
      }
    #expect([count.value, log.count] == [1, 3], comment)
  }
}
