// Features of the learner's own: a folder each, `My/NAME` in the workspace, with the feature, its
// screen and its tests. To the workbook each is one more exercise, without a task, whose tests are
// the learner's. Which chapter's library it is written with shows in its imports.

import Foundation
import Terminal

extension Catalog {
  /// The features that the learner has made, as they are on the disk now.
  package var own: [Exercise] {
    guard let folder = ownFeatures else { return [] }
    return folder.contents.compactMap { name in
      let folder = folder / name
      guard name.isIdentifier, let sources = try? folder.sources(), !sources.isEmpty else {
        return nil
      }
      let modules = Set(sources.flatMap { importedModules(of: $0.text) })
      // Chapter04Compatibility is chapter 4's, too.
      func isImported(_ chapter: Chapter) -> Bool {
        modules.contains { $0.prefixMatch(of: /Chapter\d\d/)?.0 == chapter.name.prefix(9) }
      }
      // Helpers of chapter 2 fit chapter 1.
      guard let chapter = chapters.last(where: isImported) ?? chapters.first else { return nil }
      return Exercise(
        chapter: chapter,
        number: 0,
        label: name,
        name: name,
        formerly: [],
        title: "a feature of your own, with chapter \(chapter.number)'s library",
        task: [],
        kind: .own,
        lesson: "",
        optionalPart: nil,
        material: .library(starter: [], solution: []),
        predicts: [],
        plays: name,
        folder: folder,
        group: Self.ownGroup,
        taskFile: "\(name).swift"
      )
    }
  }

  package static let ownGroup = "My"
}

extension Exercise {
  /// Whether the learner has made it.
  package var isOwn: Bool { kind == .own }

  /// Why it lacks what only the workbook's own exercises have; nil if it is one of them.
  var notOurs: Problem? {
    guard isOwn else { return nil }
    return Problem(
      "\(name) is your own: it has no hints, lesson, starter or solution.",
      "`\(commandName) next` goes back to the exercises.",
      exitCode: .usage
    )
  }

  /// What to type after `workbook` to play what the learner wrote; nil if there is nothing to play.
  var playCommand: String? {
    plays.map { isOwn ? "play \($0)" : "play \(chapter.number) --feature \($0) --mine" }
  }

  /// Why nothing can be played.
  var notPlayable: Problem {
    Problem(
      "\(heading) asks for no feature that can be played.",
      "`\(commandName) play` lists the apps.",
      exitCode: .usage
    )
  }
}

// MARK: - Making one

/// What a new feature begins with, from `Sources/Tools/Features` in the clone.
package struct FeatureModel {
  package let name: String
  private let chapter: Chapter
  private let folder: Path

  private init(_ folder: Path, _ chapter: Chapter) {
    (name, self.chapter, self.folder) = (folder.name, chapter, folder)
  }

  /// Those that a chapter has.
  package static func all(for chapter: Chapter, in package: Path) -> [FeatureModel] {
    let models = folder(of: chapter, in: package)
    return models.contents.map { models / $0 }.filter(\.isFolder).map { Self($0, chapter) }
  }

  /// - Parameter name: the model's, or nil for a counter.
  /// - Throws: a `Problem` that lists those of the chapter.
  init(_ name: String?, for chapter: Chapter, in package: Path) throws {
    let models = Self.all(for: chapter, in: package)
    let wanted = name ?? "Counter"
    guard let found = models.first(where: { $0.name.lowercased() == wanted.lowercased() }) else {
      throw Problem(
        "Chapter \(chapter.number) has no feature \"\(wanted)\" to start from.",
        "It has \(oneOf(models.map(\.name))).",
        exitCode: .usage
      )
    }
    self = found
  }

  /// The feature's files, under another name.
  package func files(named name: String) throws -> [SourceFile] {
    try folder.sources().map { file in
      SourceFile(
        name: file.name.replacing(self.name, with: name),
        text: file.text.renaming(self.name, to: name)
          .replacing(folder.folder.name, with: chapter.name)
      )
    }
  }

  /// The program that plays a feature in the terminal.
  static func start(_ feature: Exercise, in package: Path) throws -> SourceFile {
    let folder = folder(of: feature.chapter, in: package)
    return SourceFile(
      name: "Start.swift",
      text: try (folder / "Start.swift").read().renaming("Counter", to: feature.name)
        .replacing(folder.name, with: feature.chapter.name)
    )
  }

  /// Chapter 1 has the next one's, because reducers and stores look the same in both.
  private static func folder(of chapter: Chapter, in package: Path) -> Path {
    models(in: package) / (chapter.number == 1 ? "Chapter02Pullback" : chapter.name)
  }

  package static func models(in package: Path) -> Path { package / "Sources/Tools/Features" }
}

extension String {
  /// `CounterState` becomes `EggState`, and `counterReducer` `eggReducer`.
  package func renaming(_ name: String, to other: String) -> String {
    func small(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
    return replacing(name, with: other).replacing(small(name), with: small(other))
  }
}
