// What passed `verify`, and is still what it was then, needn't be run again: with all exercises,
// that is seconds instead of minutes.

import Cards
import Foundation
import Runner

/// The exercises in which `verify` found no fault, each with the hash of all that it depends on.
actor VerifyRecord {
  private let file: Path
  private var hashes: [String: String] = [:]

  /// A record that can't be read is as good as none.
  init(in file: Path) {
    self.file = file
    for line in (try? file.read())?.lines ?? [] {
      let words = line.split(separator: " ")
      if words.count == 2 { hashes[String(words[0])] = String(words[1]) }
    }
  }

  func holds(_ exercise: Exercise.ID, hash: String) -> Bool { hashes[exercise] == hash }

  /// - Parameter hash: nil if there was a fault.
  func note(_ exercise: Exercise.ID, hash: String?) throws {
    hashes[exercise] = hash
    let lines = hashes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
    try file.write(lines.joined())
  }
}

extension ExerciseVerifier {
  /// Changes with whatever may change the verdicts: the exercise's files and what else they are
  /// built with, the libraries that they import, the compiler, and this program.
  var hash: String {
    get throws {
      var texts = try exercise.folder.sources()
      for name in [KnownMistake.fileName, Expectation.fileName] {
        let text = try (exercise.folder / name).readIfPresent()
        if let text { texts.append(SourceFile(name: name, text: text)) }
      }
      // A library is also judged by the chapter's tests, and filled with earlier answers.
      if case .library(_, let solution) = exercise.material {
        texts += try solution + exercise.chapter.tests.map(\.source)
        texts += try catalog.exercises.prefix { $0 != exercise }.flatMap { try $0.folder.sources() }
      }
      if let plan = try playedPlan { texts += plan.sources }
      let builder = checker.builder
      let imports = importedLibraries(of: texts.map(\.text), in: builder.package)
      let libraries = try builder.libraries(for: imports).map(\.folder.name)
      return stableHash(
        [Self.program.sizeAndTime, builder.toolchain.fingerprint] + libraries
          + texts.flatMap { [$0.name, $0.text] }
      )
    }
  }

  /// The program that runs.
  private static let program = Path(
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).path
  ).resolved
}
