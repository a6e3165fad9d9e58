// The check that starters and solutions are formatted.

import Runner

/// Asks the toolchain's formatter about every starter and solution, in one run.
struct FormatVerifier {
  let package: Path
  let folder: Path

  func problems(of exercises: [Exercise]) async throws -> [Exercise.ID: [String]] {
    folder.remove()
    for exercise in exercises {
      let home = folder / exercise.name
      for file in exercise.starter { try (home / "starter" / file.name).write(file.text) }
      for file in exercise.solution { try (home / "solution" / file.name).write(file.text) }
    }
    let result = try await Subprocess(
      "/usr/bin/env",
      [
        "swift", "format", "lint", "--strict", "--recursive", "--parallel",
        "--configuration", (package / ".swift-format").description, folder.description,
      ]
    ).run()
    var problems: [Exercise.ID: [String]] = [:]
    for line in result.errors.text.lines where line.hasPrefix(folder.description) {
      let parts = line.dropFirst(folder.description.count + 1).split(separator: "/", maxSplits: 1)
      if parts.count == 2 { problems[String(parts[0]), default: []].append(String(parts[1])) }
    }
    if problems.isEmpty, result.ending != .exited(0) {
      throw Problem(
        "`swift format` failed: \(result.errors.text.trimmed)",
        "Check the toolchain."
      )
    }
    return problems
  }
}
