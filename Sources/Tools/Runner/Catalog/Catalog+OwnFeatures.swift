// Features of the learner's own: `My/NAME` in the workspace is a folder with the feature, its
// screen and its tests. To the workbook it is one more exercise, without a task, whose tests are
// the learner's. Its imports show which chapter's library it is written with.

import Foundation

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
