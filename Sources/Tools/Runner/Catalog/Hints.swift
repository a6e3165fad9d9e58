// The three hints of an exercise, each a section of its Hints.md, and what its reader has gained.

package struct Hints: Equatable, Sendable {
  static let headings = ["A question", "A pointer", "Nearly the answer"]
  static let gainHeading = "You can now"

  /// One text for each hint, in the order in which they are given.
  let texts: [Markdown]
  /// What someone who has passed can do: "You can now …".
  package let gain: String?

  package init(_ exercise: Exercise) throws {
    let file = exercise.folder / "Hints.md"
    var sections: [(heading: String, lines: [String])] = []
    for line in try file.read().lines {
      if line.hasPrefix("## ") {
        sections.append((line.dropFirst(3).trimmed, []))
      } else if sections.isEmpty {
        if !line.trimmed.isEmpty { sections.append((line, [])) }
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    let all = sections.map { Markdown($0.lines) }
    let hasGain = sections.last?.heading == Self.gainHeading
    texts = hasGain ? all.dropLast() : all
    gain = if hasGain, case .paragraph(let text)? = all.last?.blocks.first { text } else { nil }
    let headings = Self.headings + (hasGain ? [Self.gainHeading] : [])
    guard sections.map(\.heading) == headings, all.allSatisfy({ !$0.blocks.isEmpty }) else {
      let headings = Self.headings.map { "\"## \($0)\"" }.joined(separator: ", ")
      throw Problem(
        "\(file.short) does not hold three hints.",
        "Its sections are \(headings), none empty."
      )
    }
  }
}
