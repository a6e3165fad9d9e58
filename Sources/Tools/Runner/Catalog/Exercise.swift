// What can be checked: an exercise, with what its folder says about it, or a feature of the
// learner's own, which has tests, and no task, hints, starter or solution.

import Foundation

package struct Exercise: Identifiable, Equatable, Sendable {
  /// What the learner is asked to do.
  package enum Kind: String, CaseIterable, Sendable {
    case write, fix, law, predict, migrate, test, capstone
    /// Nothing: the learner has made it.
    case own
  }

  /// What the learner is given, and what judges it.
  package enum Material: Equatable, Sendable {
    /// A file with holes, judged by `Tests.swift`.
    case answers(AnnotatedSource)
    /// Tests with holes, judged by the seeded bugs of `Mutants.swift`, each a sentence.
    case tests(AnnotatedSource, bugs: [String])
    /// All files of the chapter's library, judged by the chapter's own tests.
    case library(starter: [CapstoneSource], solution: [SourceFile])
  }

  package let chapter: Chapter
  package let number: Int
  /// Its number, such as `1.2`, or the name of a feature of the learner's own.
  package let label: String
  /// Unique in the whole workbook. Progress is kept under it, so the number may change.
  package let name: String
  let formerly: [String]
  package let title: String
  /// The lines that say what the learner has to do.
  package let task: [String]
  package let kind: Kind
  /// The heading in the chapter's lesson that this exercise belongs to.
  package let lesson: String
  /// The part of the chapter that it belongs to, if learners may leave that out.
  package let optionalPart: String?
  package let material: Material
  /// The functions that a `predict` exercise is about. A learner who calls them predicts nothing.
  package let predicts: [String]
  /// The feature that `play` runs with what the learner wrote.
  package var plays: String?
  package let folder: Path
  /// The folder of the workspace in which the learner's file is.
  let group: String
  /// If that is a folder itself, its file that says what to do, or is looked at first.
  let taskFile: String?

  package var id: String { name }
  /// Its number, if it has one, and its name.
  package var heading: String { label == name ? name : "\(label) \(name)" }

  /// The part of its chapter, or the chapter if that has none. Nil if no lesson leads to it.
  var part: String? {
    if lesson.isEmpty { return nil }
    return chapter.page(with: lesson).flatMap(chapter.part) ?? "chapter \(chapter.number)"
  }

  /// Its name in the learner's folder: a file, or a folder with the files of a library.
  package var fileName: String {
    if case .library = material { folder.name } else { folder.name + ".swift" }
  }

  package var starter: [SourceFile] {
    switch material {
    case .answers(let source), .tests(let source, _):
      [SourceFile(name: fileName, text: source.starter)]
    case .library(let starter, _): starter.map(\.starter)
    }
  }

  package var solution: [SourceFile] {
    switch material {
    case .answers(let source), .tests(let source, _):
      [SourceFile(name: fileName, text: source.solution)]
    case .library(_, let solution): solution
    }
  }

  /// What is compiled together with the learner's file.
  package var companion: Path? {
    switch material {
    case .answers: folder / "Tests.swift"
    case .tests: folder / "Mutants.swift"
    case .library: nil
    }
  }
}

// MARK: - Libraries that are written in stages

extension Exercise {
  /// What a hole says. A file that says so in its task, too, could never be done.
  package static let hole = "// Your code here"

  /// The tests of a library of which each file is a stage: `1-Reducer/BuilderTests.swift`, and so
  /// on. Nil if the chapter's tests judge all of it at once.
  package var stageTests: Path? {
    let tests = folder / "Tests"
    return kind == .capstone && tests.isFolder ? tests : nil
  }

  /// The learner's library, with the reference in the place of each file that still has a hole, or
  /// is gone.
  func library(of mine: [SourceFile]) -> [SourceFile] {
    let written = mine.filter { !$0.text.contains(Self.hole) }
    let names = Set(written.map(\.name))
    return written + solution.filter { !names.contains($0.name) }
  }
}

/// A Swift file, by its name below the folder it is found in.
package struct SourceFile: Hashable, Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// Two texts are the same if their bytes are; see `Path.holds`.
  package static func == (one: SourceFile, other: SourceFile) -> Bool {
    one.name == other.name && Data(one.text.utf8) == Data(other.text.utf8)
  }

  /// Whether nothing is in it.
  var isBlank: Bool { withPlainLines.text.allSatisfy(\.isWhitespace) }

  /// Without what some editors change in a file that they only save: the ends of its lines, and a
  /// mark at its beginning.
  package var withPlainLines: SourceFile {
    let text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    return SourceFile(name: name, text: text.replacing("\r\n", with: "\n"))
  }
}

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

extension Path {
  /// Every Swift file in a folder and below, by name.
  /// - Parameter fault: how to exit if one isn't UTF-8 text, or can't be read.
  package func sources(fault: ExitCode = .fault) throws -> [SourceFile] {
    if access(description, R_OK | X_OK) != 0, errno == EACCES {
      throw Problem(
        "\(short) could not be read: \(String(cString: strerror(errno))).",
        "Make it a readable folder, then try again.",
        exitCode: fault
      )
    }
    return try sourceNames().map { SourceFile(name: $0, text: try (self / $0).read(fault: fault)) }
  }

  /// The names of the folders in a folder and below, itself among them. No link is followed.
  func folderNames() -> [String] {
    [""]
      + contents.filter { (self / $0).isFolderItself }.flatMap { name in
        (self / name).folderNames().map { $0.isEmpty ? name : "\(name)/\($0)" }
      }
  }

  /// The names of the Swift files in a folder and below. A link to a file is followed, and one to a
  /// folder isn't: it may lead anywhere, and back here.
  package func sourceNames() -> [String] {
    contents.flatMap { name -> [String] in
      let path = self / name
      if name.hasSuffix(".swift"), !path.isFolder { return [name] }
      return path.isFolderItself ? path.sourceNames().map { "\(name)/\($0)" } : []
    }
  }
}
