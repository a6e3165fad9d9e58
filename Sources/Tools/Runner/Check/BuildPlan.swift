// What has to be compiled to judge a learner's files, or to play them.

package struct BuildPlan: Sendable {
  enum Kind: Sendable {
    /// An exercise's tests.
    case tests
    /// The learner's own, of which they may disable some. They are run on each seeded bug as well.
    case learnersTests(bugs: [String] = [])
    /// Tests whose files' names begin with the number of the stage that they are about.
    case stages
    /// A chapter's own tests.
    case library(Chapter)
    /// No tests, but a `main` of its own.
    case app
  }

  let kind: Kind
  /// Names the folder that it is built in.
  private(set) var name: String
  /// The module that holds the tests.
  let module: String
  package let sources: [SourceFile]
  /// The learner's own library, and the package's modules that import it, which are rebuilt on it;
  /// each comes after what it imports itself.
  private(set) var libraries: [Library]
  /// The names of the learner's files, as they are passed to the compiler.
  private(set) var learnersFiles: Set<String>
  /// The package's libraries that the sources import.
  private(set) var imports: [String]

  struct Library: Sendable {
    var name: String
    var sources: [SourceFile]
  }

  init(
    _ kind: Kind,
    name: String,
    module: String? = nil,
    sources: [SourceFile],
    libraries: [Library] = [],
    mine: [SourceFile] = [],
    in package: Path
  ) {
    (self.kind, self.name, self.module) = (kind, name, module ?? name)
    (self.sources, self.libraries, learnersFiles) = (sources, libraries, Set(mine.map(\.name)))
    let texts = (sources + libraries.flatMap(\.sources)).map(\.text)
    imports = importedLibraries(of: texts, in: package)
      .filter { name in !libraries.contains { $0.name == name } }
  }
}

extension BuildPlan {
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
    try Self.checkNames(of: files)
    let mine = files.map(\.withoutFolder)
    if exercise.isOwn {
      self.init(.learnersTests(), name: exercise.name, sources: mine, mine: mine, in: package)
    } else if let companion = exercise.companion {
      guard companion.exists else {
        throw Problem(
          "\(companion.short) is missing from the clone.",
          "Restore it with `git checkout -- \(companion.short)`."
        )
      }
      let bugs: [String]? = if case .tests(_, let bugs) = exercise.material { bugs } else { nil }
      self.init(
        bugs.map { .learnersTests(bugs: $0) } ?? .tests,
        name: exercise.name,
        sources: mine + [SourceFile(name: companion.name, text: try companion.read())],
        mine: mine,
        in: package
      )
    } else if let tests = exercise.stageTests {
      let library = exercise.library(of: files).map(\.withoutFolder)
      self.init(
        .stages,
        name: exercise.name,
        sources: try tests.sources().map(\.flat),
        libraries: [Library(name: exercise.chapter.name, sources: library)],
        mine: mine,
        in: package
      )
    } else {
      self = try BuildPlan(testsOf: exercise.chapter, in: package)
      name = exercise.name
      libraries = [Library(name: exercise.chapter.name, sources: mine)]
      learnersFiles = Set(mine.map(\.name))
      let mineToo = importedLibraries(of: mine.map(\.text), in: package)
      imports = try Set(imports + mineToo).sorted().filter {
        try !buildOnLearnersLibrary($0, in: package)
      }
    }
  }

  /// Files of one name become objects of one name, whatever folders they are in.
  private static func checkNames(of files: [SourceFile]) throws {
    let groups = Dictionary(grouping: files) { $0.withoutFolder.name.lowercased() }
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

  /// A chapter's own tests, on the chapter's own library.
  init(testsOf chapter: Chapter, in package: Path) throws {
    self.init(
      .library(chapter),
      name: chapter.testsName,
      sources: try chapter.tests.map(\.source.flat),
      in: package
    )
  }

  /// What its tests are run on, besides the right implementation.
  var bugs: [String] { if case .learnersTests(let bugs) = kind { bugs } else { [] } }

  var isApp: Bool { if case .app = kind { true } else { false } }

  /// Whether its sources see the package's own declarations.
  var isOfPackage: Bool { if case .library = kind { true } else { isApp } }

  /// Whether its sources see what the learner's library keeps to itself, as a chapter's own do.
  var looksInside: Bool { if case .stages = kind { true } else { isApp } }

  /// Where each test file of a library stands in the order of reading; empty for an exercise.
  var testStages: [String: Int] {
    get throws {
      switch kind {
      case .tests, .learnersTests, .app: [:]
      case .stages:
        Dictionary(
          uniqueKeysWithValues: sources.map { ($0.name, Int($0.name.prefix { $0 != "-" }) ?? 0) }
        )
      case .library(let chapter):
        Dictionary(
          uniqueKeysWithValues: try chapter.testStages.map { ($0.key.flat.name, $0.value) }
        )
      }
    }
  }
}

extension SourceFile {
  var withoutFolder: SourceFile { SourceFile(name: Path(name).name, text: text) }

  /// Under a name without folders that still says them: `PrimeTimeTests-ScreenTests.swift`.
  fileprivate var flat: SourceFile {
    SourceFile(name: name.replacing("/", with: "-"), text: text)
  }
}
