// What passed `verify`, and is still what it was then, needn't be run again: with eighty exercises
// that is the difference between a few seconds and some minutes.

import Foundation

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
  /// Changes with whatever may change the verdicts: the exercise's files and those of the chapter
  /// that it uses, the libraries that they import, the compiler, and this program.
  var hash: String {
    get throws {
      var texts = try exercise.folder.sources() + exercise.solution
      texts +=
        try exercise.companion.map { [SourceFile(name: $0.name, text: try $0.read())] }
        ?? exercise.chapter.tests.map(\.source)
      // A library is also filled with the answers of other exercises.
      if case .library = exercise.material {
        texts += try catalog.exercises.prefix { $0 != exercise }.flatMap { try $0.folder.sources() }
      }
      let builder = checker.builder
      let imports = importedLibraries(of: texts.map(\.text), in: builder.package)
      let libraries = try builder.libraries(for: imports).map(\.folder.name)
      let program = try FileManager.default.attributesOfItem(atPath: CommandLine.executable)
      return stableHash(
        ["\(program[.size] ?? 0)", "\(program[.modificationDate] ?? 0)"]
          + [builder.toolchain.fingerprint] + libraries + texts.flatMap { [$0.name, $0.text] }
      )
    }
  }
}

extension CommandLine {
  /// The path of the program that runs.
  fileprivate static var executable: String {
    (Bundle.main.executableURL ?? URL(fileURLWithPath: arguments[0])).resolvingSymlinksInPath().path
  }
}
