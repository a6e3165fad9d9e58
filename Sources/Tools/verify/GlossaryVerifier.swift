// The check of the glossary. A lesson sets a term in italics where it explains it, and every such
// term has an entry. An entry that neither a lesson nor a guide uses is reported.

import Foundation

struct GlossaryVerifier {
  /// Its entries begin a line, in bold.
  let glossary: String
  /// The texts of the lessons' pages, by their path in the package.
  let lessons: [String: String]
  /// The texts of the guides, which may use the terms too.
  var guides: [String: String] = [:]

  var problems: [String] {
    let entries = Set(glossary.matches(of: /(?m)^\*\*([^*]+)\*\*/).map { $0.1.lowercased() })
    let texts = lessons.mapValues(Self.prose)
    let missing = texts.sorted { $0.key < $1.key }.flatMap { page, text in
      Self.terms(in: text).filter { !entries.contains($0) && !entries.contains($0.singular) }
        .map { "\(page): docs/glossary.md has no entry for \"\($0)\"." }
    }
    let all = (texts.values + guides.values.map(Self.prose)).joined(separator: "\n").lowercased()
    let unused = entries.sorted().filter { !all.contains($0) }
      .map { "docs/glossary.md: no page uses \"\($0)\"." }
    return missing + unused
  }

  /// A page without its code.
  private static func prose(_ page: String) -> String {
    page.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
      .joined(separator: "\n")
      .replacing(/`[^`\n]*`/, with: "")
  }

  /// In words. What is longer is a quotation, such as a compiler's message.
  private static let longestTerm = 3

  private static func terms(in text: String) -> [String] {
    text.replacing(/\*\*[^*\n]*\*\*/, with: "")
      .matches(of: /\*([A-Za-z][^*\n]*)\*/).map { $0.1.lowercased() }
      .filter { $0.split(separator: " ").count <= longestTerm }
  }
}

extension GlossaryVerifier {
  /// - Parameter pages: texts by their path in the package.
  init(pages: [String: String]) {
    self.init(
      glossary: pages["docs/glossary.md", default: ""],
      lessons: pages.filter { $0.key.hasPrefix("Chapters/") },
      guides: pages.filter { $0.key.hasPrefix("docs/") && $0.key != "docs/glossary.md" }
    )
  }
}

extension String {
  fileprivate var singular: String { hasSuffix("s") ? String(dropLast()) : self }
}
