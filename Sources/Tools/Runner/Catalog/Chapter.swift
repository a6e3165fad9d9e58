// A chapter: where its lesson, its library and its tests are.

package struct Chapter: Hashable, Sendable {
  package let number: Int
  /// Also the name of its module: `Chapter01Functions`.
  package let name: String
  package let folder: Path

  private var package: Path { folder.folder.folder }

  /// `Functions` of `Chapter01Functions`.
  var title: String { String(name.dropFirst("Chapter01".count)) }

  /// Its lesson: one page, or several, ordered by name, beside a README.md that lists them.
  package var pages: [Path] {
    folder.contents.filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { folder / $0 }
  }

  /// The page that has a heading.
  package func page(with heading: String) -> Path? {
    pages.first { page in
      ((try? page.read()) ?? "").lines.contains {
        $0.hasPrefix("#") && $0.drop { $0 == "#" }.trimmed == heading
      }
    }
  }

  /// The heading in the contents, README.md, under which they list a page.
  package func part(with page: Path) -> String? {
    let contents = (try? (folder / "README.md").read().lines) ?? []
    return contents.prefix { !$0.contains("](\(page.name))") }.last { $0.hasPrefix("## ") }
      .map { String($0.dropFirst("## ".count)) }
  }

  /// The name of its tests' module.
  var testsName: String { name + "Tests" }

  /// Its own tests and those of the apps built on it: every test target whose name begins like the
  /// chapter's. The apps' files are in a folder named after their target, `PrimeTimeTests/…`.
  package var tests: [(source: SourceFile, isOfApp: Bool)] {
    get throws {
      let prefix = String(name.prefix("Chapter01".count))
      let targets = package.modules(in: "Tests")
        .flatMap { folder in folder.contents.map { folder / $0 } }
        .filter { $0.name.hasPrefix(prefix) && $0.name.hasSuffix("Tests") }
      return try targets.flatMap { target in
        try target.sources().map { source in
          guard target.name != testsName else { return (source, false) }
          let name = "\(target.name.dropFirst(prefix.count))/\(source.name)"
          return (SourceFile(name: name, text: source.text), true)
        }
      }
    }
  }

  /// Where the library is.
  var sources: Path { package / "Sources" / name }

  /// The library's files.
  var library: [SourceFile] {
    get throws { try sources.sources() }
  }
}
