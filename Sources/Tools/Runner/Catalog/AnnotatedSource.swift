// Starter and solution come out of one file, so that they can't drift apart.
//
//     // answer
//     // starter: // Your code here.
//     state.count += 1
//     // end answer
//
// The solution is the file without the marker lines. In the starter, each region is replaced by
// what follows `// starter:`, or by nothing.

package struct AnnotatedSource: Equatable, Sendable {
  private enum Part: Equatable, Sendable {
    case shared(String)
    case answer(Answer)
  }

  private struct Answer: Equatable, Sendable {
    var indentation: String
    var starter: [String] = []
    var solution: [String] = []
  }

  private var parts: [Part] = []

  /// - Throws: a `Problem` that names the line of a marker that is out of place.
  init(_ text: String, file: String) throws {
    var open: Answer?
    for (index, line) in text.lines.enumerated() {
      // Most lines aren't comments, and every command reads all exercises.
      let isComment = line.utf8.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "/")
      let code = isComment ? line.trimmed : ""
      func misplaced() -> Problem {
        Problem(
          "\(file):\(index + 1): \"\(code)\" is out of place.",
          "Each region is opened by \"// answer\" and closed by \"// end answer\"."
        )
      }
      switch (code, open) {
      case ("// answer", nil):
        open = Answer(indentation: String(line.prefix(while: { $0 == " " })))
      case ("// end answer", let answer?):
        parts.append(.answer(answer))
        open = nil
      case ("// answer", _), ("// end answer", _):
        throw misplaced()
      case (_, var answer?):
        if code.hasPrefix("// starter:") {
          let starter = String(code.dropFirst("// starter:".count))
          answer.starter.append(starter.hasPrefix(" ") ? String(starter.dropFirst()) : starter)
        } else {
          answer.solution.append(line)
        }
        open = answer
      case (_, nil):
        if code.hasPrefix("// starter:") { throw misplaced() }
        // An earlier name means nothing to a learner, and would make every starter a new one.
        if !code.hasPrefix("// formerly:") { parts.append(.shared(line)) }
      }
    }
    guard open == nil else {
      throw Problem("\(file): the last \"// answer\" is never closed.", "Add \"// end answer\".")
    }
    guard parts.contains(where: { if case .answer = $0 { true } else { false } }) else {
      throw Problem(
        "\(file) has no answer.",
        "Put what the learner must write between answer markers."
      )
    }
  }

  package var solution: String { text { $0.solution } }

  var starter: String {
    text { answer in answer.starter.map { $0.isEmpty ? "" : answer.indentation + $0 } }
  }

  /// The lines of every starter before an answer, and those that end it: the next one, and more as
  /// long as they only close brackets.
  func neighbors(
    ofAnswer number: Int
  ) -> (before: [String], after: [String], indentation: String)? {
    let places = parts.indices.filter { if case .answer = parts[$0] { true } else { false } }
    guard places.indices.contains(number - 1), case .answer(let answer) = parts[places[number - 1]]
    else { return nil }
    func line(_ part: Part) -> String? { if case .shared(let line) = part { line } else { nil } }
    let place = places[number - 1]
    let before = parts[..<place].reversed().prefix { line($0) != nil }.reversed().compactMap(line)
    let rest = parts[(place + 1)...].prefix { line($0) != nil }.compactMap(line)
    let closing = rest.prefix { line in
      !line.trimmed.isEmpty && line.allSatisfy { ")]} ".contains($0) }
    }
    let after = closing.isEmpty ? Array(rest.prefix(1)) : Array(closing)
    return before.isEmpty || after.isEmpty ? nil : (before, after, answer.indentation)
  }

  private func text(answer: (Answer) -> [String]) -> String {
    parts.flatMap { part in
      switch part {
      case .shared(let line): [line]
      case .answer(let region): answer(region)
      }
    }
    .joined(separator: "\n") + "\n"
  }
}
