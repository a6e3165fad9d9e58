// Where a new feature of the learner's own is written, and which names it can't have.

extension Workspace {
  /// Writes the files of a new feature. Whatever has that name already stays as it is.
  func make(_ name: String, from model: FeatureModel) throws -> Exercise {
    try checkFeatureName(name)
    let folder = folder / Catalog.ownGroup / name
    do {
      for file in try model.files(named: name) { try (folder / file.name).write(file.text) }
    } catch {
      folder.remove()
      throw error
    }
    try writeEditorFiles()
    return try catalog.exercise(name)
  }

  /// - Throws: a `Problem` if a new feature can't have this name, even if it would compile.
  func checkFeatureName(_ name: String) throws {
    func refuse(_ why: String) -> Problem {
      Problem(why, "Choose a name such as Shopping or EggTimer.", exitCode: .usage)
    }
    guard name.isIdentifier, name.first?.isUppercase == true, name.count <= 40 else {
      throw refuse(
        "\"\(name)\" can't be a feature's name: that begins with a capital, and has only ASCII "
          + "letters and digits."
      )
    }
    // Upper and lower case don't matter in a reference, nor in a folder's name on some disks.
    let mine = folder / Catalog.ownGroup
    if let taken = mine.contents.first(where: { $0.lowercased() == name.lowercased() }) {
      throw Problem(
        "\((mine / taken).short) exists already, and stays as it is.",
        "Choose another name; `\(commandName) next \(taken)` goes to that one.",
        exitCode: .usage
      )
    }
    if let exercise = catalog[name] {
      throw refuse("\(exercise.label) is called \(exercise.name) already.")
    }
    if package.module(name) != nil { throw refuse("The workbook has a module \(name).") }
    if ["App", "FeaturePlayer", "Log", "Player", "Start", "Travel", "World"].contains(name) {
      throw refuse("What plays a feature has a type \(name).")
    }
  }
}

extension Builder {
  /// Whether Swift, or a library, declares a name.
  func knows(_ name: String, of library: String, progress: StepObserver) async throws -> Bool {
    let errors = try await errors(
      in: """
        import \(library)
        import Foundation
        import Testing
        private typealias Name = \(name)
        #if canImport(\(name))
        #error("a module")
        #endif
        """,
      progress: progress
    )
    return errors != ["cannot find type '\(name)' in scope"]
  }
}
