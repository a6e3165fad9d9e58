// The one place where a mistake changes an answer.

import Runner

/// What stands in one place of an answer, and what a mistake makes of it. Lines are compared
/// without their indentation, which a mistake may change for many of them.
struct Mutation: Equatable, Sendable {
  /// The lines of code around the place that stand there with and without the mistake.
  var before: [String]
  var after: [String]
  var right: [String]
  var wrong: [String]
  /// Which of the mistaken lines are wrong, and don't only follow from it. None if something is
  /// missing.
  var guilty: Range<Int>

  /// - Parameter marked: the line that is wrong, if the author says so.
  /// - Returns: nil if the two differ in more than one place, or in more lines than a reader can
  ///   take for one mistake. Nobody writes the same line twice.
  init?(from right: [String], to wrong: [String], marked: String? = nil) {
    let (old, new) = (right.map(\.trimmed), wrong.map(\.trimmed))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    before = Array(right[..<start])
    after = Array(right.suffix(end))
    self.right = Array(right[start..<(right.count - end)])
    self.wrong = Array(wrong[start..<(wrong.count - end)])
    let lines = self.wrong.map(\.trimmed)
    guilty = lines.indices
    if let marked {
      guard let line = lines.firstIndex(of: marked) else { return nil }
      guilty = line..<(line + 1)
    } else if old == new || lines.count > 2 || self.right.count > 10
      || self.right.isEmpty && lines == [before.last?.trimmed]
    {
      return nil
    }
  }

  /// Where the place is in somebody else's answer; nil if no place or several places there fit.
  func place(in answer: [String]) -> Range<Int>? {
    // Where something is only added, the lines around it must be there.
    let lines = right.isEmpty ? before.suffix(1) + after.prefix(1) : right[...]
    let wanted = lines.map(\.trimmed)
    let trimmed = answer.map(\.trimmed)
    let places = answer.indices.dropLast(max(0, wanted.count - 1)).filter { index in
      trimmed[index...].starts(with: wanted)
    }
    guard places.count == 1, !wanted.isEmpty else { return nil }
    let start = right.isEmpty ? places[0] + before.suffix(1).count : places[0]
    return start..<(start + right.count)
  }

  /// The mistaken lines, indented like the answer around them: an odd indentation would give them
  /// away.
  func wrong(at place: Range<Int>, in answer: [String]) -> [String] {
    let step = answer.map(\.indentation).filter { $0 > 0 }.min() ?? 2
    func indentation(after line: String?) -> Int {
      line.map { $0.indentation + ($0.opens ? step : 0) } ?? 0
    }
    let next = answer.dropFirst(place.lowerBound).first ?? ""
    let isTelling = !place.isEmpty || !next.isLabel && !next.closes
    let first =
      isTelling ? next.indentation : indentation(after: answer[..<place.lowerBound].last)
    var lines: [String] = []
    for line in wrong {
      let more = line.indentation - wrong[0].indentation
      let wanted = lines.isEmpty || more > 0 ? first + more : indentation(after: lines.last)
      lines.append(String(repeating: " ", count: max(0, wanted)) + line.trimmed)
    }
    return lines
  }
}

extension String {
  /// Whether the next line is indented further.
  fileprivate var opens: Bool { "{([:".contains(suffix(1)) || hasSuffix(" in") }
}

/// The lines of a source that are code: no comments, and no imports.
func codeLines(of source: String) -> [String] {
  source.replacing("\t", with: "    ").lines.filter { line in
    let code = line.trimmed
    return !code.isEmpty && !code.hasPrefix("//") && !code.hasPrefix("import ")
  }
}
