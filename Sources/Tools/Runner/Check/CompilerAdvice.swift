// What the page about error messages says of the compiler's message. The page is the only table.
// Some of its headings show the code that causes the message; `verify` compiles that, and it must
// be rejected in these words.

struct CompilerAdvice: Sendable {
  static let page = "docs/migration/errors.md"
  /// The heading below which the page has what also concerns the workbook.
  private static let part = "\n## What the compiler says\n"

  private let sections: [(message: ErrorMessage, text: String)]

  init(_ page: String) {
    let start = page.firstRange(of: Self.part)?.lowerBound ?? page.endIndex
    let pieces = page[start...].split(separator: "\n### ").dropFirst()
    sections = pieces.flatMap { piece -> [(message: ErrorMessage, text: String)] in
      let lines = piece.split(separator: "\n")
      guard lines.count > 1 else { return [] }
      // Of advice by version, the learner reads what is about the workbook.
      let ours = lines.dropFirst(2).prefix { !$0.hasPrefix("<!-- ") }
        .filter { $0.starts(with: #/- \*\*(In the workbook|In chapter|If)/#) }
        .map { " " + $0.dropFirst(2).replacing("**", with: "") }
      let text = String(lines[1]) + ours.joined()
      var advice = [(message: ErrorMessage(lines[0]), text: text)]
      for line in lines {
        if line.hasPrefix("Also \"") {
          advice += ErrorMessage.all(in: line).map { ($0, text) }
        } else if line.hasPrefix("| \"") {
          let cells = line.split(separator: " | ")
          guard cells.count > 1 else { continue }
          let answer = "Write \(cells[1].replacing(" |", with: ""))."
          advice += ErrorMessage.all(in: cells[0]).map { ($0, answer) }
        }
      }
      return advice
    }
  }

  /// The advice under the heading that fits the message best, without its links to other pages.
  func advice(on message: String) -> String? {
    let candidate = ErrorMessage.Candidate(message)
    let fits = sections.map { (fit: $0.message.fit(candidate), text: $0.text) }
    guard let section = fits.max(by: { $0.fit < $1.fit }), section.fit > 0 else { return nil }
    let sentences = section.text.replacing(/(:|,? as in) \[[^\]]+\]\([^)]+\)/, with: "")
      .split(separator: /\.(?: |$)/)
      .filter { !$0.contains("](") }
    return sentences.map { "\($0). " }.joined() + "More in \(Self.page)."
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
