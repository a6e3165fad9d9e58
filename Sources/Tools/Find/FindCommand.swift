// `find`: reads its words and the pages, and prints the best sections.

import Runner
import Terminal

package func find(_ arguments: Arguments) throws -> ExitCode {
  let setup = try Setup(arguments)
  let text = arguments.operands.joined(separator: " ")
  let sections = try Section.all(in: setup.package, setup.catalog.exercises)
  let index = SearchIndex(of: sections, for: [text])
  let results = index.results(for: text)
  guard !results.isEmpty else {
    setup.console.warn("\(index.nothingFound(for: text))")
    return .notYet
  }
  var page = setup.console.page()
  for result in results {
    page.addBlank()
    page.add(result.section.name, as: page.style.bold)
    page.addUnbroken(result.place, indent: "  ", as: page.style.dim)
    page.add(result.passage, indent: "  ")
  }
  try setup.console.print(page)
  return .pass
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
