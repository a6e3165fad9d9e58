// The three hints of an exercise, each a section of its Hints.md.

struct Hints: Equatable, Sendable {
  static let headings = ["A question", "A pointer", "Nearly the answer"]

  /// One text a hint, in the order in which they are given.
  let texts: [String]

  init(_ exercise: Exercise) throws {
    let file = exercise.folder / "Hints.md"
    var sections: [(heading: String, lines: [String])] = []
    for line in try file.read().lines {
      if line.hasPrefix("## ") {
        sections.append((line.dropFirst(3).trimmed, []))
      } else if sections.isEmpty {
        if !line.trimmed.isEmpty { sections.append((line, [])) }
      } else if !line.hasPrefix("<!--") {
        sections[sections.count - 1].lines.append(line)
      }
    }
    texts = sections.map { section in
      // Blank lines only: a hint may begin with code, whose indentation counts.
      var lines = section.lines[...]
      while lines.first?.trimmed.isEmpty == true { lines.removeFirst() }
      while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
      return lines.joined(separator: "\n").reflowed
    }
    guard sections.map(\.heading) == Self.headings, texts.allSatisfy({ !$0.isEmpty }) else {
      let headings = Self.headings.map { "\"## \($0)\"" }.joined(separator: ", ")
      throw Problem(
        "\(file.short) does not hold three hints.",
        "Its sections are \(headings), none empty."
      )
    }
  }
}

extension String {
  /// Paragraphs as one line each, for a terminal to wrap; lists and code keep their lines.
  fileprivate var reflowed: String {
    var result: [String] = []
    var joinsNext = false
    var isCode = false
    for line in lines {
      let isFence = line.hasPrefix("```")
      if isFence { isCode.toggle() }
      let isProse =
        !isCode && !isFence && !line.hasPrefix("- ") && line.first?.isWhitespace == false
      if isProse, joinsNext {
        result[result.count - 1] += " " + line
      } else {
        result.append(line)
      }
      joinsNext = isProse || !isCode && line.hasPrefix("- ")
    }
    return result.joined(separator: "\n")
  }
}
