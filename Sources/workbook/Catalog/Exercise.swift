// One exercise: what its folder says about it.

struct Exercise: Identifiable, Equatable, Sendable {
  /// What the learner is asked to do. Further kinds (`predict`, `test`, `migrate`, `capstone`) come
  /// with the chapters that need them.
  enum Kind: String, CaseIterable, Sendable {
    case write, fix, law
  }

  let chapter: Chapter
  let number: Int
  /// Unique in the whole workbook. Progress is kept under it, so it outlives a new number.
  let name: String
  let formerly: [String]
  let title: String
  /// The lines that say what the learner has to do.
  let task: [String]
  let kind: Kind
  /// The heading in the chapter's lesson that this exercise belongs to.
  let lesson: String
  let source: AnnotatedSource
  let folder: Path

  var id: String { name }
  var label: String { "\(chapter.number).\(number)" }
  var fileName: String { folder.name + ".swift" }
  var tests: Path { folder / "Tests.swift" }

  static func == (one: Exercise, other: Exercise) -> Bool { one.folder == other.folder }
}

struct Chapter: Hashable, Sendable {
  let number: Int
  /// Also the name of its module: `Chapter01Functions`.
  let name: String
  let folder: Path

  /// `Functions` of `Chapter01Functions`.
  var title: String { String(name.dropFirst("Chapter01".count)) }

  /// Its lesson: one page, or several in the order of their names beside a README.md that lists them.
  var pages: [Path] {
    folder.contents.filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { folder / $0 }
  }

  /// The page that has a heading.
  func page(with heading: String) -> Path? {
    pages.first { page in
      ((try? page.read()) ?? "").lines.contains {
        $0.hasPrefix("#") && $0.drop { $0 == "#" }.trimmed == heading
      }
    }
  }
}
