// What a code base holds: each file's findings, judged by what the other files import and declare.

/// A construct at a place.
struct Use: Equatable {
  /// Its place in the table.
  var index: Int
  var path: String
  var line: Int
  var text: String
  /// Whether the name must be the library's. It need not be in a file that doesn't import it.
  var isSure: Bool

  var construct: Construct { Construct.all[index] }
  var place: String { "\(path):\(line)" }
}

struct FileReport {
  let path: String
  let lines: Int
  let uses: [Use]
  /// The chapters that it imports, or is part of.
  let chapters: Set<Style>
  var era: Era

  init(path: String, lines: Int, uses: [Use], chapters: Set<Style>) {
    self.path = path
    self.lines = lines
    self.uses = uses
    self.chapters = chapters
    era = Era(uses, chapters: chapters)
  }

  var usesArchitecture: Bool { !era.styles.isEmpty }

  var isTest: Bool { path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") } }

  /// How many of its uses decide that a step is next.
  func places(of step: Step) -> Int {
    uses.count { use in
      let construct = use.construct
      return use.isSure && !construct.canWait
        && (construct.step == step || construct.firstStep == step)
    }
  }

  /// The first step that it needs; nil if it needs none.
  var step: Step? { uses.filter(\.isSure).compactMap(\.construct.firstStep).min() }
}

struct Inventory {
  var files: [FileReport] = []
  var skips: [Skip] = []
  /// The versions that the project builds with, by the files that say so.
  var builds: [Build] = []
  /// Files that import the preview of the library's next version, whose names are others.
  var previews: [String] = []
  private(set) var era = Era([])
  /// The newest version that the code proves; nil if nothing does.
  private(set) var proven: Version?

  var uses: [Use] { files.flatMap(\.uses) }

  /// Reads what is in these folders, or these files.
  init(reading paths: [String], finder: Finder = Finder()) {
    var found: [FileFindings] = []
    for path in paths {
      let walk = Walk(path)
      skips += walk.skips
      builds += walk.locks.compactMap { Build(lockedBy: $0, in: walk) }
      for file in walk.files {
        let shown = paths.count == 1 ? file : "\(path)/\(file)"
        do throws(Skip) {
          found.append(finder.findings(in: try walk.read(file), path: shown))
        } catch {
          skips.append(error)
        }
      }
    }
    files = Self.judge(found)
    previews = found.filter { $0.imports.contains(Library.preview) }.map(\.path)
    let clear = files.filter { !$0.era.isMixed && !$0.era.isOpen }.compactMap(\.era.styles.first)
    let counts = clear.reduce(into: [:]) { $0[min($1, .observation), default: 0] += 1 }
    for index in files.indices where files[index].era.isOpen {
      files[index].era.settle(among: counts)
    }
    let built = built
    (era, proven) = Self.eras(of: files) { built == nil || $0.gone.map { $0 > built! } ?? true }
  }

  /// A file's names are the library's if it imports it, or a module that exports it, or is part of
  /// it. In other files, a name that says enough is counted as unsure, unless the code base
  /// declares a type of that name.
  static func judge(_ files: [FileFindings]) -> [FileReport] {
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let exporters = files.reduce(into: Set<String>()) { modules, file in
      if file.exports.contains(where: { Library.named($0) != nil }) {
        modules.formUnion(folders(of: file.path).filter { $0 != "Sources" })
      }
    }
    // What one file of a target exports, the target's other files see, too.
    let exportingTargets = Set(
      files.filter { $0.exports.contains { Library.named($0) != nil } }.map { target(of: $0.path) }
    )
    // A library of one's own with these names in a folder, as in the first episodes: they are its
    // names, even if the folder is called like the public library. That one has a test store, too.
    let declaredByFolder = Dictionary(grouping: files) { folders(of: $0.path) }.mapValues { files in
      files.filter { file in !file.imports.contains { Library.named($0) != nil } }
        .reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    }
    let own = declaredByFolder.mapValues { $0.intersection(["Store", "Reducer", "Effect"]) }
      .filter { $0.value.count > 1 && !declaredByFolder[$0.key]!.contains("TestStore") }
    func isUser(_ file: FileFindings) -> Bool {
      let folders = folders(of: file.path)
      let names = Array(file.imports) + (own[folders] == nil ? folders : [])
      return names.contains { Library.named($0) != nil }
        || !file.imports.isDisjoint(with: exporters)
        || exportingTargets.contains(target(of: file.path))
    }
    let users = Set(files.filter(isUser).map(\.path))
    let userTargets = Set(users.map(target))
    let userPackages = Set(users.map(package))
    let hasEnvironment = files.contains { file in
      users.contains(file.path)
        && file.findings.contains { Construct.all[$0.construct].showsEnvironment }
    }
    return files.filter { !isTemplate($0.path) }.map { file in
      let libraries = (Array(file.imports) + folders(of: file.path)).compactMap(Library.named)
      let isUser = users.contains(file.path)
      // The folders beside it mean that library.
      let own = own.filter { folders(of: file.path).starts(with: $0.key.dropLast()) }
      let ownNames = own.values.reduce(file.declared) { $0.union($1) }
      let hasOwnModule = own.keys.contains { $0.last.map { Library.named($0) != nil } ?? false }
      let uses = file.findings.compactMap { finding -> Use? in
        let construct = Construct.all[finding.construct]
        if construct.needsEnvironment, !hasEnvironment { return nil }
        let isOwn =
          hasOwnModule && construct.style > .pullback
          || finding.name.map(ownNames.contains) ?? false
        // By itself, a package that the library also brings is no use of the library.
        let isPartner =
          construct.module.map(file.imports.contains) ?? false
          && userPackages.contains(package(of: file.path))
        // A target's files see the members of what one of them imports.
        let isMember =
          finding.name == nil && construct.isDistinctive
          && userTargets.contains(target(of: file.path))
        let isSure =
          (isUser || isMember) && !isOwn || isPartner || construct.name.hasPrefix("import ")
        let isElsewhere = finding.name.map(declared.contains) ?? false
        guard isSure || construct.isDistinctive && !isElsewhere else { return nil }
        return Use(
          index: finding.construct,
          path: file.path,
          line: finding.line,
          text: finding.text,
          isSure: isSure
        )
      }
      return FileReport(
        path: file.path,
        lines: file.lines,
        uses: uses,
        chapters: Set(libraries.compactMap(\.chapter))
      )
    }
  }

  /// Xcode's templates have such names; no version builds what is in them.
  private static func isTemplate(_ path: String) -> Bool { path.contains("___") }

  /// The folder of the target that a file belongs to, as far as folders tell: the one below Sources
  /// or Tests, or else the outermost.
  private static func target(of path: String) -> String {
    let folders = folders(of: path)
    guard let root = folders.firstIndex(where: { $0 == "Sources" || $0 == "Tests" }) else {
      return folders.first ?? ""
    }
    return folders.prefix(root + 2).joined(separator: "/")
  }

  /// What its target is part of: the folder around Sources or Tests, or else the outermost.
  private static func package(of path: String) -> String {
    let folders = folders(of: path)
    let root = folders.firstIndex { $0 == "Sources" || $0 == "Tests" } ?? min(1, folders.count)
    return folders.prefix(root).joined(separator: "/")
  }

  private static func folders(of path: String) -> [String] {
    path.split(separator: "/").dropLast().map(String.init)
  }
}
