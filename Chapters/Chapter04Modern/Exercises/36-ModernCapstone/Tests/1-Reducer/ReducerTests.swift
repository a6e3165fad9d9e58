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

  @Test("Two lines run from top to bottom, on one state") func twoLines() {
    let log = play {
      Letter(letter: "a")
      Letter(letter: "b")
    }.log
    let comment: Comment =
      switch log {
      case "": "Neither line ran."
      case "a": "The second line didn't run, or its change was lost."
      case "b": "The first line's change was lost: both have to run on one state."
      case "ba": "The lines ran from the bottom up."
      default: "Line a, then line b, each once."
      }
    #expect(log == "ab", comment)
  }

  @Test("The effects of two lines are merged, in their order") func effects() {
    let sent = play("send") {
      Letter(letter: "a")
      Letter(letter: "b")
    }.sent
    let comment: Comment =
      switch sent {
      case "": "Both lines returned an effect, but neither is there."
      case "a!", "b!": "Two lines returned an effect each, but only \(sent) is there."
      case "b!a!": "The second line's effect comes first."
      case "a!→b!":
        """
        The second line's effect begins when the first one's has ended, and that may be never: the \
        two are merged.
        """
      default: "Line a's effect, then line b's."
      }
    #expect(sent == "a!b!", comment)
  }

  @Test("An `if` whose condition is false does nothing, and one that is true runs")
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
        "The condition is false, and nothing is left: the line above it has to run all the same."
      default: "Without the line a, with it ab."
      }
    #expect(logs == ["a", "ab"], comment)
  }

  @Test("A loop runs each turn's reducer, on one state, and merges their effects") func loop() {
    let (log, sent) = play("send") {
      for letter in ["a", "b", "c"] { Letter(letter: letter) }
    }
    let comment: Comment =
      switch (log, sent) {
      case ("", _): "No turn's reducer ran."
      case ("a", _), ("b", _): "Three turns, but one of them ran: \(log)."
      case ("c", _):
        "Three turns, but only c is there: one of them ran, or each on the state from before."
      case ("cba", _): "The turns ran backwards."
      case ("abc", ""): "Each turn ran, but their effects were lost."
      case ("abc", let sent) where sent.contains("→"):
        "One turn's effect begins when that of the one before has ended: they are merged."
      case ("abc", "a!"), ("abc", "b!"), ("abc", "c!"):
        "Each turn returned an effect, but only one is there: \(sent)."
      default: "Three turns, in their order, with their effects in that order."
      }
    #expect(log == "abc" && sent == "a!b!c!", comment)
    let none = play { for letter in [String]() { Letter(letter: letter) } }.log
    #expect(none == "", "A loop of no turns does nothing.")
  }

  @Test("A feature's function looks at its body once, and runs it each time") func once() {
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
        Three actions, but the body was asked for \(count.value) times. Ask for it where the \
        function is made, and not inside of it.
        """
      default: "Three actions, and one look at the body."
      }
    #expect(count.value == 1 && log.count == 3, comment)
  }
}
