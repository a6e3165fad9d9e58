// What has to be compiled to judge a learner's files, whatever the kind of exercise.

import Apps

package struct Plan: Sendable {
  /// Names the folder that it is built in.
  var name: String
  /// The module that holds the tests.
  var module: String
  package var sources: [SourceFile]
  /// The learner's own library, and the package's modules that import it, which are rebuilt on it;
  /// each comes after what it imports itself.
  var libraries: [Library] = []
  /// The names of the learner's files, as they are passed to the compiler.
  var learnersFiles: Set<String> = []
  /// Whether the learner wrote the tests, and may disable some.
  var testsAreMine = false
  /// Whether it makes an app, with a `main` of its own, and no tests.
  var isApp = false
  /// Whether the tests' names begin with the number of the stage that they are about.
  var isInStages = false
  /// The chapter whose tests these are; nil if they are an exercise's.
  var chapter: Chapter?
  /// The package's libraries that the sources import.
  var imports: [String]

  struct Library: Sendable {
    var name: String
    var sources: [SourceFile]
  }
}

extension Plan {
  /// - Parameter files: what the learner wrote.
  /// - Throws: a `Problem` if the exercise is gone, as after a pull while the workbook watches, or
  ///   its tests are.
  init(_ files: [SourceFile], for exercise: Exercise, in package: Path) throws {
    guard exercise.folder.isFolder else {
      throw Problem(
        "The clone has changed: exercise \(exercise.label) isn't where it was.",
        "Quit with q, and start the workbook again."
      )
    }
    if let companion = exercise.companion, !companion.exists {
      throw Problem(
        "\(companion.short) is missing from the clone.",
        "Restore it with `git checkout -- \(companion.short)`."
      )
    }
    let mine = files.map { SourceFile(name: Path($0.name).name, text: $0.text) }
    try Self.checkNames(of: files)
    if exercise.isOwn {
      self.init(
        name: exercise.name,
        module: exercise.name,
        sources: mine,
        learnersFiles: Set(mine.map(\.name)),
        testsAreMine: true,
        imports: importedLibraries(of: mine.map(\.text), in: package)
      )
      return
    }
    let companion = try exercise.companion.map {
      [SourceFile(name: $0.name, text: try $0.read())]
    }
    if let companion {
      let sources = mine + companion
      self.init(
        name: exercise.name,
        module: exercise.name,
        sources: sources,
        learnersFiles: Set(mine.map(\.name)),
        testsAreMine: exercise.kind == .test,
        imports: importedLibraries(of: sources.map(\.text), in: package)
      )
    } else if let tests = exercise.stageTests {
      let library = exercise.library(of: files).map {
        SourceFile(name: Path($0.name).name, text: $0.text)
      }
      let sources = try tests.sources().map(\.flat)
      let chapter = exercise.chapter.name
      self.init(
        name: exercise.name,
        module: exercise.name,
        sources: sources,
        libraries: [Library(name: chapter, sources: library)],
        learnersFiles: Set(mine.map(\.name)),
        isInStages: true,
        imports: importedLibraries(of: (sources + library).map(\.text), in: package)
          .filter { $0 != chapter }
      )
    } else {
      let chapter = exercise.chapter
      self = try Plan(testsOf: chapter, in: package)
      name = exercise.name
      libraries = [Library(name: chapter.name, sources: mine)]
      learnersFiles = Set(mine.map(\.name))
      let mineToo = importedLibraries(of: mine.map(\.text), in: package)
      imports = try Set(imports + mineToo).sorted().filter {
        try !buildOnLearnersLibrary($0, in: package)
      }
    }
  }

  /// Files of one name become objects of one name, whatever folders they are in.
  private static func checkNames(of files: [SourceFile]) throws {
    let groups = Dictionary(grouping: files) { Path($0.name).name.lowercased() }
    guard let same = groups.values.first(where: { $0.count > 1 }) else { return }
    throw Problem(
      "\(same[0].name) and \(same[1].name) have the same name, and Swift compiles them together.",
      "Rename one of them.",
      exitCode: .notYet
    )
  }

  /// Adds a module of the package, if it imports the learner's library or one built on it.
  /// - Returns: whether it does, or is that library.
  private mutating func buildOnLearnersLibrary(_ name: String, in package: Path) throws -> Bool {
    if libraries.contains(where: { $0.name == name }) { return true }
    let sources = try package.module(name)?.sources() ?? []
    var depends = false
    for imported in importedLibraries(of: sources.map(\.text), in: package)
    where try buildOnLearnersLibrary(imported, in: package) {
      depends = true
    }
    if depends { libraries.append(Library(name: name, sources: sources.map(\.flat))) }
    return depends
  }

  /// The feature that a learner wrote, played in the terminal: the learner's file stands in for the
  /// example that has the same types.
  package init(
    playing feature: String,
    with files: [SourceFile],
    of exercise: Exercise,
    in package: Path
  ) throws {
    let program = package / Self.player
    let player = Self.playerFiles + ["Chapter\(exercise.chapter.number)Store.swift"]
    // A feature of the learner's own is a module of its own: it may be called Player, too.
    if exercise.isOwn {
      let mine = files.filter { !$0.isTest }
        .map { SourceFile(name: Path($0.name).name, text: $0.text) }
      let sources =
        [try FeatureModel.start(exercise, in: package)]
        + (try player.map { SourceFile(name: $0, text: try (program / $0).read()) })
      self.init(
        name: "\(exercise.name)-played",
        module: "FeaturePlayer",
        sources: sources,
        libraries: [Library(name: exercise.name, sources: mine)],
        learnersFiles: Set(mine.map(\.name)),
        isApp: true,
        imports: importedLibraries(of: (sources + mine).map(\.text), in: package)
      )
      return
    }
    // An exercise whose types are those of no example has a screen of its own.
    let screen = exercise.folder / "Screen.swift"
    let names = player + (screen.exists ? [] : ["TimerScreen.swift", "TodosScreen.swift"])
    let sources =
      files + [Self.main(playing: feature)]
      + (screen.exists ? [SourceFile(name: screen.name, text: try screen.read())] : [])
      + (try names.map { SourceFile(name: $0, text: try (program / $0).read()) })
    self.init(
      name: "\(exercise.name)-played",
      module: "Mine",
      sources: sources,
      learnersFiles: Set(files.map(\.name)),
      isApp: true,
      imports: importedLibraries(of: sources.map(\.text), in: package)
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
    let sources =
      [start, Self.main(playing: "\(app)")]
      + (try (Self.playerFiles + stores).map { name in
        SourceFile(name: name, text: try (program / name).read())
      })
    self.init(
      name: "\(app)",
      module: "Mine",
      sources: sources,
      isApp: true,
      imports: importedLibraries(of: sources.map(\.text), in: package)
    )
  }

  /// Where the program is that plays all apps, and what of it each needs.
  private static let player = "Sources/Tools/primetime"
  private static let playerFiles = ["App.swift", "Player.swift", "Play.swift", "World.swift"]

  private static func main(playing feature: String) -> SourceFile {
    let text = """
      @main enum Mine {
        @MainActor static func main() throws { try play(App.\(feature)) }
      }
      """
    return SourceFile(name: "Mine.swift", text: text)
  }

  /// A chapter's own tests, on the chapter's own library.
  init(testsOf chapter: Chapter, in package: Path) throws {
    let sources = try chapter.tests.map(\.source.flat)
    self.init(
      name: chapter.testsName,
      module: chapter.testsName,
      sources: sources,
      chapter: chapter,
      imports: importedLibraries(of: sources.map(\.text), in: package)
    )
  }
}

extension Plan {
  /// Where each test file of a library stands in the order of reading; empty for an exercise.
  var testStages: [String: Int] {
    get throws {
      let stages =
        isInStages
        ? sources.map { ($0.name, Int($0.name.prefix(while: \.isNumber)) ?? 0) }
        : try chapter?.testStages.map { ($0.key.flat.name, $0.value) } ?? []
      return Dictionary(uniqueKeysWithValues: stages)
    }
  }
}

extension SourceFile {
  /// Under a name without folders: `PrimeTimeTests-ScreenTests.swift`.
  fileprivate var flat: SourceFile {
    SourceFile(name: name.replacing("/", with: "-"), text: text)
  }
}
