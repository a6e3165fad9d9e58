// The command: reads its words and the pages, and prints the best sections.

import Foundation
import SharedCommands
import Terminal

struct FindCommand {
  private let output = Output(STDOUT_FILENO)
  private let errors = Output(STDERR_FILENO)
  private let display = Display(of: STDOUT_FILENO)

  static let program = Program(
    name: "swift run workbook find",
    standard: Command<Void>.find(action: ())
  )

  /// The exit code: 0, 1 if nothing was found, 2 for wrong usage, 3 if nothing can be read or
  /// printed. The first word is the package's folder, which `workbook` names.
  func run(_ words: [String]) -> Int32 {
    exitCode {
      let package = words.first ?? "."
      let (_, arguments) = try Self.program.parse(Array(words.dropFirst()))
      let text = arguments.operands.joined(separator: " ")
      let index = SearchIndex(of: Section.all(in: package), for: [text])
      let results = index.results(for: text)
      guard !results.isEmpty else {
        try errors.write("\(index.nothingFound(for: text))\n")
        return 1
      }
      try output.write(page(of: results))
      return 0
    }
  }

  private func page(of results: [SearchResult]) -> String {
    let style = Terminal.Style(isAllowed: display.hasColour)
    let width = display.isTerminal ? Size(of: output.descriptor).columns : 80
    let blocks = results.map { result in
      wrap(result.section.name, width: width).map(style.bold)
        + ["  " + style.dim(printable(result.place))]
        + wrap(result.passage, width: width, indent: "  ")
    }
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }
}

extension SearchIndex {
  /// What happened, and what to type instead.
  func nothingFound(for text: String) -> UsageError {
    let typed = Words(text).all
    let near = typed.lazy.compactMap { suggestion(for: $0, of: self.spellings) }.first
    return UsageError(
      happened: "No page has \"\(text)\".",
      advice: near ?? "Try fewer words, or one that stands in your code."
    )
  }
}
