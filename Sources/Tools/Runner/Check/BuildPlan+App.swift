// What has to be compiled to play one app in the terminal: the part of `primetime` that it needs.

import SharedCommands

extension BuildPlan {
  /// The feature that a learner wrote, in the place of the example that has the same types.
  package init(
    playing feature: String,
    with files: [SourceFile],
    of exercise: Exercise,
    in package: Path
  ) throws {
    let program = package / Self.player
    let player = Self.playerFiles + ["Chapter\(exercise.chapter.number)Store.swift"]
    let name = "\(exercise.name)-played"
    // A feature of the learner's own is a module of its own: it may be called Player, too.
    if exercise.isOwn {
      let mine = files.filter { !$0.isTest }.map(\.withoutFolder)
      self.init(
        .app,
        name: name,
        module: "FeaturePlayer",
        sources: [try FeatureModel.start(exercise, in: package)]
          + (try program.sources(named: player)),
        libraries: [Library(name: exercise.name, sources: mine)],
        mine: mine,
        in: package
      )
      return
    }
    // An exercise whose types are those of no example has a screen of its own.
    let hasScreen = (exercise.folder / "Screen.swift").exists
    let screen =
      hasScreen
      ? try exercise.folder.sources(named: ["Screen.swift"])
      : try program.sources(named: ["TimerScreen.swift", "TodosScreen.swift"])
    self.init(
      .app,
      name: name,
      module: "Mine",
      sources: files + [Self.main(playing: feature)] + screen
        + (try program.sources(named: player)),
      mine: files,
      in: package
    )
  }

  /// One of the package's apps, without the others: each needs libraries of its own.
  /// - Throws: a `Problem` if no file of the player starts it.
  package init(playing app: Playable, in package: Path) throws {
    let program = package / Self.player
    let start = try program.sources().first { $0.text.contains("static func \(app)(_ log: Log)") }
    guard let start else {
      throw Problem(
        "\(program.short) starts no app \(app.rawValue).",
        "Restore it with `git checkout -- \(program.short)`."
      )
    }
    let chapters = Set(
      importedModules(of: start.text).compactMap { $0.prefixMatch(of: /Chapter0(\d)/)?.1 }
    )
    let stores = chapters.sorted().map { "Chapter\($0)Store.swift" }
    self.init(
      .app,
      name: "\(app)",
      module: "Mine",
      sources: [start, Self.main(playing: "\(app)")]
        + (try program.sources(named: Self.playerFiles + stores)),
      in: package
    )
  }

  /// Where the program is that plays all apps, and what of it each needs.
  private static let player = "Sources/Tools/primetime"
  private static let playerFiles = [
    "App.swift", "Log.swift", "Player.swift", "Play.swift", "World.swift",
  ]

  private static func main(playing feature: String) -> SourceFile {
    let text = """
      @main enum Mine {
        @MainActor static func main() throws { try play(App.\(feature)) }
      }
      """
    return SourceFile(name: "Mine.swift", text: text)
  }
}

extension Path {
  fileprivate func sources(named names: [String]) throws -> [SourceFile] {
    try names.map { SourceFile(name: $0, text: try (self / $0).read()) }
  }
}
