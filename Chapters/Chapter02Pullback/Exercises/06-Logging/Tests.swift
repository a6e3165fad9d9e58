import Testing

@Suite struct LoggingTests {
  private enum CounterAction {
    case add(Int)
    case double
  }

  /// What happened, in order, when a logged counter got these actions in these states.
  private func log(_ steps: (CounterAction, from: Int)...) -> [String] {
    var log: [String] = []
    let counter: Reducer<Int, CounterAction> = { count, action in
      log.append("ran")
      switch action {
      case .add(let number): count += number
      case .double: count *= 2
      }
    }
    let reducer = logging(counter) { log.append(normalised($0)) }
    for (action, start) in steps {
      var count = start
      reducer(&count, action)
      log.append("left \(count)")
    }
    return log
  }

  /// The same line with one arrow for both spellings, and the spaces where they belong.
  private func normalised(_ line: String) -> String {
    line.filter { $0 != " " }
      .replacing("->", with: "→")
      .replacing("→", with: " → ")
      .replacing(":", with: ": ")
  }

  private func lines(_ log: [String]) -> [String] {
    log.filter { $0 != "ran" && !$0.hasPrefix("left") }
  }

  /// What a line about adding 1 to 3 has.
  private func parts(_ line: String) -> [String] {
    let rest = line.replacing("add(1)", with: "").replacing("add", with: "")
    return [
      line.contains("add") ? "the action" : nil, rest.contains("3") ? "the state before" : nil,
      rest.contains("4") ? "the state after" : nil,
    ]
    .compactMap { $0 }
  }

  /// The form of a line about adding 1 to 3 that has everything.
  private func form(_ line: String) -> String {
    switch line {
    case "add(1): 3 → 4": "as in the task"
    case "add(1): 4 → 3": "the states swapped"
    case "add: 3 → 4": "the action without its payload"
    default: line.contains("\n") ? "several lines" : "another form"
    }
  }

  @Test("The reducer runs exactly once for each action") func runs() throws {
    let runs = log((.add(1), from: 3)).count { $0 == "ran" }
    try #require(runs == 1, "There was one action.")
  }

  @Test("The state becomes what the reducer makes of it") func state() throws {
    let last = log((.add(1), from: 3)).last
    try #require(last == "left 4", "The state was 3, and the reducer adds 1.")
  }

  @Test("A line is printed after the run: the action, the state before, and the state after")
  func line() throws {
    let log = log((.add(1), from: 3))
    let printed = lines(log)
    let printings = printed.count == 0 ? "never" : printed.count == 1 ? "once" : "several times"
    try #require(printings == "once", "How often `printer` was called for one action.")
    let order = log.map { $0 == "ran" ? "run" : $0.hasPrefix("left") ? "end" : "line" }
    try #require(order == ["run", "line", "end"], "There was one action.")
    try #require(
      parts(printed[0]) == ["the action", "the state before", "the state after"],
      "The state was 3, and became 4. This is what the line has, whatever its form."
    )
    try #require(
      form(printed[0]) == "as in the task",
      "The form of the line, which has everything. The state was 3, and became 4."
    )
  }

  @Test("Each action is a line of its own") func lines() throws {
    let lines = lines(log((.add(1), from: 3), (.double, from: 20)))
    try #require(
      lines == ["add(1): 3 → 4", "double: 20 → 40"],
      "1 was added to 3, and 20 doubled."
    )
  }

  @Test("An action that changes nothing is a line, too") func noChange() throws {
    let lines = lines(log((.double, from: 0), (.double, from: 0)))
    try #require(lines == ["double: 0 → 0", "double: 0 → 0"], "0 was doubled, twice.")
  }

  /// A number that all its owners share.
  private final class Box: CustomStringConvertible {
    var number = 3
    var description: String { "\(number)" }
  }

  @Test("The state may be an object") func object() throws {
    var printed: [String] = []
    let adding: Reducer<Box, Int> = { box, number in box.number += number }
    let reducer = logging(adding) { printed.append(normalised($0)) }
    var box = Box()
    reducer(&box, 1)
    try #require(printed == ["1: 3 → 4"], "The state was an object with the number 3. 1 was added.")
  }
}
