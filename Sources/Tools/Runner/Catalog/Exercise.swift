// What can be checked: an exercise, or a feature of the learner's own. The latter has tests, but no
// task, hints, starter or solution.

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
  package let taskFile: String?

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
