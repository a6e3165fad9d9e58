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
    #expect(log == "ab", "Line a runs once, then line b.")
  }

  @Test("The effects of two lines are merged, in order") func effects() {
    let sent = play("send") {
      Letter(letter: "a")
      Letter(letter: "b")
    }.sent
    #expect(sent == "a!b!", "Line a's effect comes first, then line b's.")
  }

  @Test("The line under an `if` runs only if the condition is true")
  func condition() {
    let logs = [false, true].map { isOn in
      play {
        Letter(letter: "a")
        if isOn { Letter(letter: "b") }
      }.log
    }
    #expect(logs == ["a", "ab"], "\"a\" if the condition is false, and \"ab\" if it is true.")
  }

  @Test("A loop runs each iteration on the same state, and merges the effects") func loop() {
    let (log, sent) = play("send") { for letter in ["a", "b", "c"] { Letter(letter: letter) } }
    #expect([log, sent] == ["abc", "a!b!c!"], "The iterations and their effects run in order.")
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
    #expect([count.value, log.count] == [1, 3], "For three actions, the body must be read once.")
  }
}
