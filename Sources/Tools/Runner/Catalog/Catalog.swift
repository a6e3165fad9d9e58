// All the exercises, read from their folders, so that no list of them has to be kept.

import Terminal

package struct Catalog: Sendable {
  package let chapters: [Chapter]
  /// In the order of teaching.
  package let exercises: [Exercise]
  /// Where the learner's own features are, if there is a workspace.
  var ownFeatures: Path?

  /// Reads `Chapters/` of a package.
  /// - Throws: a `Problem` that names the file with the fault.
  package init(package: Path) throws {
    let folder = package / "Chapters"
    guard folder.isFolder else {
      throw Problem(
        "There is no folder \(folder.short).",
        "Run the workbook from a clone of the package, or name one with --package."
      )
    }
    chapters = try folder.contents.filter { $0.hasPrefix("Chapter") }.map { name in
      guard let number = Int(name.dropFirst("Chapter".count).prefix(2)) else {
        throw Problem(
          "\((folder / name).short) isn't a chapter's name.",
          "Name it like Chapter01Functions."
        )
      }
      return Chapter(number: number, name: name, folder: folder / name)
    }
    exercises = try chapters.flatMap { chapter in
      let exercises = chapter.folder / "Exercises"
      return try exercises.contents.map {
        try Exercise(folder: exercises / $0, in: chapter)
      }
    }
    try checkNames()
  }

  private func checkNames() throws {
    guard let first = exercises.first else {
      throw Problem("There are no exercises.", "Run the workbook from a complete clone.")
    }
    var owners: [String: Exercise] = [first.label: first]
    for exercise in exercises {
      for name in [exercise.label, exercise.name] + exercise.formerly {
        // Upper and lower case don't matter in a reference, nor in a file's name on some disks.
        if let owner = owners[name.lowercased()], owner != exercise {
          throw Problem(
            "\(exercise.folder.short) and \(owner.folder.short) are both called \(name).",
            "Names and numbers are unique in the whole workbook."
          )
        }
        owners[name.lowercased()] = exercise
      }
    }
  }

  /// The exercise with that name, earlier name, or number such as `1.2`. Case doesn't matter.
  package subscript(reference: String) -> Exercise? {
    let wanted = reference.lowercased()
    func isMeant(_ exercise: Exercise) -> Bool {
      ([exercise.label, exercise.name] + exercise.formerly).contains { $0.lowercased() == wanted }
    }
    return exercises.first(where: isMeant) ?? own.first(where: isMeant)
  }

  package func chapter(_ number: String) throws -> Chapter {
    guard let chapter = chapters.first(where: { "\($0.number)" == number }) else {
      throw Problem(
        "There is no chapter \"\(number)\".",
        self[number].map { "`\(commandName) run \($0.label)` checks that exercise." }
          ?? "Chapters are \(chapters.map { "\($0.number)" }.joined(separator: ", ")).",
        exitCode: .usage
      )
    }
    return chapter
  }

  package func exercise(_ reference: String) throws -> Exercise {
    guard let exercise = self[reference] else {
      throw Problem(
        "There is no exercise \"\(reference)\".",
        advice(for: reference) + "`\(commandName) list` shows them all.",
        exitCode: .usage
      )
    }
    return exercise
  }

  /// The numbers of a chapter that was named, or the names nearest to a word.
  private func advice(for reference: String) -> String {
    let number = reference.prefix { $0 != "." }
    let labels = exercises.filter { "\($0.chapter.number)" == number }.map(\.label)
    if let first = labels.first, let last = labels.last {
      return "Chapter \(number) has \(first == last ? first : "\(first) to \(last)"). "
    }
    let near = nearest(to: reference, of: (exercises + own).map(\.name)).prefix(3)
      .compactMap { name in self[name]?.heading }
    return near.isEmpty ? "" : "Did you mean \(oneOf(near))? "
  }
}
