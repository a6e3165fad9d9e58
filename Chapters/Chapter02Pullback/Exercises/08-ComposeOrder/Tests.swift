import Chapter02Pullback
import Testing

@Suite struct ComposeOrderTests {
  @Test("Each order does what you predicted") func prediction() {
    let real = realRuns()
    let mine = predictions.map(normalised)
    let firstDifference = real.indices.first { index in
      mine.indices.contains(index) ? mine[index] != real[index] : true
    }
    guard let index = firstDifference else {
      #expect(mine.count == real.count, "There are \(real.count) orders.")
      return
    }
    let predicted = mine.indices.contains(index) ? mine[index] : nil
    Issue.record("\(report(real, predicted: predicted, at: index))")
  }

  private func realRuns() -> [Prediction] {
    names.indices.map { index in
      var tally = Tally()
      var log: [String] = []
      let reducer = orders { log.append($0) }[index]
      for step in [2, -1] { reducer(&tally, step) }
      return Prediction(count: tally.count, actions: tally.actions, log: log)
    }
  }

  // MARK: - What is predicted

  // A copy: a learner who rewrites the orders in the file still predicts these.

  private struct Tally: CustomStringConvertible {
    var count = 0
    var actions = 0
    var description: String { "\(count)/\(actions)" }
  }

  private func orders(_ print: @escaping (String) -> Void) -> [Reducer<Tally, Int>] {
    let adding: Reducer<Tally, Int> = { tally, step in tally.count += step }
    func tallying(_ reducer: @escaping Reducer<Tally, Int>) -> Reducer<Tally, Int> {
      { tally, step in
        tally.actions += 1
        reducer(&tally, step)
      }
    }
    func upwards(_ reducer: @escaping Reducer<Tally, Int>) -> Reducer<Tally, Int> {
      filterActions(reducer) { step in step > 0 }
    }
    return [
      logging(tallying(upwards(adding)), printer: print),
      logging(upwards(tallying(adding)), printer: print),
      tallying(logging(upwards(adding), printer: print)),
      tallying(upwards(logging(adding, printer: print))),
      upwards(logging(tallying(adding), printer: print)),
      upwards(tallying(logging(adding, printer: print))),
    ]
  }

  // MARK: - The text

  private let names = [
    "logging(tallying(upwards(adding)))", "logging(upwards(tallying(adding)))",
    "tallying(logging(upwards(adding)))", "tallying(upwards(logging(adding)))",
    "upwards(logging(tallying(adding)))", "upwards(tallying(logging(adding)))",
  ]

  private func report(_ real: [Prediction], predicted: Prediction?, at index: Int) -> String {
    var lines = real[..<index].indices.map { "✓  \($0 + 1)  \(names[$0])" }
    lines.append("≠  \(index + 1)  \(names[index])")
    lines.append("   you said  \(predicted.map(text) ?? "nothing")")
    lines.append("   it is     \(text(real[index]))")
    return "\(why(real, predicted, at: index))\n\n\(lines.joined(separator: "\n"))"
  }

  /// The idea that such a difference comes from.
  private func why(_ real: [Prediction], _ predicted: Prediction?, at index: Int) -> String {
    guard let predicted else { return "There is no prediction for order \(index + 1)." }
    let mine = predictions.map(normalised)
    // The orders with the same wrappers from the inside out, in the same places.
    if mine == [5, 3, 4, 1, 2, 0].map({ real[$0] }) {
      return """
        You read the wrappers from the inside out. An action reaches the outermost first, the one \
        that is written first.
        """
    }
    let real = real[index]
    if index > 0, predicted.count > 2 {
      return "Each order starts from 0/0, not from where the one before it ended."
    }
    if predicted.count != real.count {
      return "Wherever the filter is, -1 doesn't get through to `adding`, and 2 does, once."
    }
    if predicted.actions != real.actions {
      return isAround("tallying", "upwards", at: index)
        ? "The tally is around the filter: it counts an action before the filter stops it."
        : "The filter is around the tally: what it stops, the tally never sees."
    }
    if predicted.log.isEmpty {
      return "A log prints a line for each action that reaches it, and 2 reaches every log."
    }
    if predicted.log.count != real.log.count {
      return isAround("logging", "upwards", at: index)
        ? "The log is around the filter: it prints a line for each action, even for -1."
        : "The filter is around the log: what it stops never gets a line."
    }
    let isMistyped = zip(predicted.log, real.log).contains { mine, real in
      mine.split(separator: " → ").count != 2
        || mine.prefix { $0 != ":" } != real.prefix { $0 != ":" }
    }
    if isMistyped {
      return """
        A line is the action, a colon, the state before, an arrow and the state after, such as \
        "2: 0/0 → 2/0".
        """
    }
    return isAround("logging", "tallying", at: index)
      ? "The log is around the tally: a line has the state before and after all that is inside."
      : "The tally is around the log: by the time the log sees the state, the action is counted."
  }

  private func isAround(_ outer: String, _ inner: String, at index: Int) -> Bool {
    let words = names[index].split(separator: "(").map(String.init)
    return words.firstIndex(of: outer) ?? 0 < words.firstIndex(of: inner) ?? 0
  }

  private func text(_ prediction: Prediction) -> String {
    let lines = prediction.log.isEmpty ? "nothing printed" : prediction.log.joined(separator: ", ")
    return "\(prediction.count)/\(prediction.actions)  \(lines)"
  }

  /// The same with one arrow for both spellings, and the spaces where they belong.
  private func normalised(_ prediction: Prediction) -> Prediction {
    var copy = prediction
    copy.log = prediction.log.map { line in
      line.filter { $0 != " " }
        .replacing("->", with: "→")
        .replacing("→", with: " → ")
        .replacing(":", with: ": ")
    }
    return copy
  }
}
