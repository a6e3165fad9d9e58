// The check of all pages together: every copy is fresh, every region is used, what must be
// rejected is rejected, and no link is dead.

import Foundation
import Runner

struct ProseVerifier: Sendable {
  let package: Path
  let builder: Builder

  /// - Parameter writes: whether to refresh stale copies.
  /// - Returns: what is wrong, and what was refreshed.
  func verify(writes: Bool) async throws -> (problems: [String], written: [String]) {
    var problems: [String] = []
    var regions: [String: SnippetRegion] = [:]
    for file in ["Sources", "Tests"].flatMap({ files(below: $0, ending: ".swift") }) {
      let source = SnippetSource(try (package / file).read(), file: file)
      problems += source.problems
      for region in source.regions { regions[region.id] = region }
    }
    var used: Set<String> = []
    var written: [String] = []
    for file in pages {
      var page = Prose(try (package / file).read(), file: file)
      problems += page.deadLinks(from: (package / file).folder)
      used.formUnion(page.usedRegions)
      for block in page.blocks {
        if case .rejects(let words) = block.source {
          problems += try await self.problems(of: block, in: page, rejectedWith: words)
        }
      }
      for screen in page.screens where regions[screen] == nil {
        regions[screen] = try await ScreenSource().region(String(screen.dropFirst("screen#".count)))
        used.insert(screen)
      }
      let before = page.lines
      let stale = page.refresh(from: regions)
      if writes, page.lines != before {
        try (package / file).write(page.lines.joined(separator: "\n") + "\n")
        written.append(file)
        page = Prose(page.lines.joined(separator: "\n"), file: file)
        problems += page.refresh(from: regions)
      } else {
        problems += stale
      }
    }
    for id in regions.keys.sorted() where !used.contains(id) {
      problems.append("\(id): no page uses this region.")
    }
    return (problems, written)
  }

  /// The pages of the package, by their path in it.
  var pages: [String] {
    package.contents.filter { $0.hasSuffix(".md") }
      + ["Chapters", "Sources", "docs"].flatMap { files(below: $0, ending: ".md") }
  }

  private func files(below folder: String, ending: String) -> [String] {
    (package / folder).contents.flatMap { name -> [String] in
      let file = "\(folder)/\(name)"
      if (package / file).isFolder { return files(below: file, ending: ending) }
      return name.hasSuffix(ending) ? [file] : []
    }
  }

  private func problems(
    of block: Prose.Block,
    in page: Prose,
    rejectedWith words: String
  ) async throws -> [String] {
    let place = "\(page.file):\(block.range.lowerBound)"
    let diagnostics = try await builder.errors(in: page.text(of: block))
    if diagnostics.isEmpty { return ["\(place): this block compiles, and should not."] }
    if diagnostics.contains(where: { $0.contains(words) }) { return [] }
    return ["\(place): the compiler does not say \"\(words)\", but \"\(diagnostics[0])\"."]
  }
}
