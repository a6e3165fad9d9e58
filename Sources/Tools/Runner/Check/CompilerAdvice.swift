// What docs/migration/errors.md says about the compiler's message. The page is the only table:
// `verify` compiles each of its blocks, which must be rejected with the message in its heading.

struct CompilerAdvice: Sendable {
  static let page = "docs/migration/errors.md"

  private let sections: [(heading: String, text: String)]

  init(_ page: String) {
    sections = page.split(separator: #/\n##+ /#).dropFirst().compactMap { section in
      let lines = section.split(separator: "\n")
      guard section.contains("<!-- rejects:"), lines.count > 1 else { return nil }
      // Of advice by version, the learner reads what is about the workbook.
      let ours = lines.dropFirst(2).prefix { !$0.hasPrefix("<!-- rejects:") }
        .filter { $0.starts(with: #/- \*\*(In the workbook|In chapter|If)/#) }
        .map { " " + $0.dropFirst(2).replacing("**", with: "") }
      return (String(lines[0]), lines[1] + ours.joined())
    }
  }

  /// The advice under the heading that the message fits, without its links to other pages.
  func advice(on message: String) -> String? {
    guard let section = sections.first(where: { fits(message, $0.heading) }) else { return nil }
    let sentences = section.text.replacing(/(:|,? as in) \[[^\]]+\]\([^)]+\)/, with: "")
      .split(separator: /\.(?: |$)/)
      .filter { !$0.contains("](") }
    return sentences.map { "\($0). " }.joined() + "More in \(Self.page)."
  }

  /// Whether a message says what a heading says, in which `…` stands for anything.
  private func fits(_ message: String, _ heading: String) -> Bool {
    var rest = Substring(message.lowercased())
    for part in heading.lowercased().split(separator: "…") {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

extension Verdict {
  /// What the page says of the first error that is in the learner's file or in none. Advice on one
  /// in the exercise's tests would be about a file that isn't theirs to change.
  func advice(in package: Path) -> String? {
    let errors = diagnostics.filter { $0.severity == .error }
    guard outcome == .doesNotCompile,
      let error = errors.first(where: \.isMine) ?? errors.first(where: { $0.place == nil }),
      let page = try? (package / CompilerAdvice.page).read()
    else { return nil }
    return CompilerAdvice(page).advice(on: error.message)
  }
}
