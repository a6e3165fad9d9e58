// The table, row by row, by samples; and that what isn't code is never taken for it.

import Foundation
import Runner
import Testing

@testable import inventory

/// The constructs that are found in one file, with the import that gives their names their meaning.
private func constructs(
  in text: String,
  importing imports: String = "import ComposableArchitecture"
) -> [String] {
  uses(in: ["App.swift": imports + "\n" + text]).map(\.construct.name)
}

private let finder = Finder()

/// The uses in files that stand in one folder.
func uses(in files: [String: String]) -> [Use] {
  let found = files.sorted { $0.key < $1.key }.map {
    finder.findings(in: Array($0.value.utf8), path: $0.key)
  }
  return Inventory.judge(found).flatMap(\.uses)
}

@Suite struct ConstructTests {
  @Test("Each row of the table has two samples that have the construct, and two that don't")
  func samples() {
    #expect(Sample.all.map(\.construct).sorted() == Construct.all.map(\.name).sorted())
    for sample in Sample.all {
      #expect(sample.found.count >= 2, "\(sample.construct)")
      #expect(sample.notFound.count >= 2, "\(sample.construct)")
    }
  }

  @Test("A construct is found where it is, and not in what looks like it", arguments: Sample.all)
  func found(sample: Sample) {
    for text in sample.found {
      #expect(constructs(in: text).contains(sample.construct), "\(text)")
    }
    for text in sample.notFound {
      #expect(!constructs(in: text).contains(sample.construct), "\(text)")
    }
  }

  @Test("What is in a comment, a string or an excluded branch is not found", arguments: Sample.all)
  func hidden(sample: Sample) {
    for text in sample.found where !text.contains("import ") {
      let hidden = [
        "// \(text.replacing("\n", with: " "))", "/* \(text) /* nested */ \(text) */",
        "let s = #\"\"\"\n\(text)\n\"\"\"#", "#if false\n\(text)\n#endif",
        "#if os(iOS)\n#elseif DEBUG\n#if false\n\(text)\n#endif\n#endif",
        "let s = ##\"\(text.replacing("\n", with: " "))\"##",
      ]
      for text in hidden { #expect(constructs(in: text) == [], "\(text)") }
    }
  }

  @Test("What is in an interpolation or a branch is found", arguments: Sample.all)
  func shown(sample: Sample) {
    for text in sample.found where !text.contains("import ") {
      let shown = [
        "let s = \"\"\"\n\\({\n\(text)\n}())\n\"\"\"", "#if os(iOS)\n\(text)\n#else\nx\n#endif",
        "#if os(iOS)\nif a {\n#else\nif b {\n#endif\n}\n\(text)",
      ]
      for text in shown { #expect(constructs(in: text).contains(sample.construct), "\(text)") }
    }
  }

  /// The lines of the page, or of the section, that an address below docs/migration names.
  private func lines(at address: String) throws -> ArraySlice<String>? {
    let parts = address.split(separator: "#").map(String.init)
    let file = package.appending(path: "docs/migration").appending(path: parts[0])
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    if parts.count == 1 { return lines[...] }
    return lines.headings[parts[1]].map(lines.section)
  }

  @Test("Every page that the table leads to exists, with its section") func pages() throws {
    let pages = Construct.all.map(\.page) + Step.allCases.map(\.page)
    for page in Set(pages).sorted() { #expect(try lines(at: page) != nil, "\(page)") }
  }

  @Test("A step is called as the heading of its section", arguments: Step.allCases)
  func headings(step: Step) throws {
    let heading = try lines(at: step.page)?.first?.lowercased() ?? ""
    let name = step.rawValue.lowercased().replacing(", ", with: ". ")
    #expect(heading.hasSuffix("# " + name))
  }

  @Test("The section that a construct leads to names it", arguments: Construct.all)
  func named(construct: Construct) throws {
    guard construct.step != nil, construct.from != nil else { return }
    let section = try lines(at: construct.page)?.joined(separator: "\n").lowercased() ?? ""
    let words = construct.name.split { !$0.isLetter }.filter { $0.count > 4 }
      .map { $0.hasSuffix("Of") ? $0.dropLast(2) : $0 }
    let names = words.isEmpty ? [Substring(construct.name)] : words
    #expect(
      names.contains { section.contains($0.lowercased()) },
      "\(construct.page) says nothing of \(construct.name)"
    )
  }
}

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
