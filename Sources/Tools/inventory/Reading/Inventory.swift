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

  /// The first step that it needs; nil if it needs none.
  var step: Step? { uses.filter(\.isSure).compactMap(\.construct.step).min() }
}

struct Inventory {
  var files: [FileReport] = []
  var skips: [Skip] = []

  var uses: [Use] { files.flatMap(\.uses) }

  /// Reads what is in these folders, or these files.
  init(reading paths: [String], finder: Finder = Finder()) {
    var found: [FileFindings] = []
    for path in paths {
      let walk = Walk(path)
      skips += walk.skips
      for file in walk.files {
        let shown = paths.count == 1 ? file : "\(path)/\(file)"
        switch walk.read(file) {
        case .success(let bytes): found.append(finder.findings(in: bytes, path: shown))
        case .failure(let refusal): skips.append(refusal.skip)
        }
      }
    }
    files = Self.judge(found)
    let clear = files.filter { !$0.era.isMixed && !$0.era.isOpen }.compactMap(\.era.styles.first)
    let counts = clear.reduce(into: [:]) { $0[min($1, .observation), default: 0] += 1 }
    for index in files.indices where files[index].era.isOpen {
      files[index].era.settle(among: counts)
    }
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
    return files.map { file in
      let folders = folders(of: file.path)
      let libraries = (Array(file.imports) + folders).compactMap(Library.named)
      let isUser = !libraries.isEmpty || !file.imports.isDisjoint(with: exporters)
      let uses = file.findings.compactMap { finding -> Use? in
        let construct = Construct.all[finding.construct]
        let isOwn = finding.name.map(file.declared.contains) ?? false
        let isSure =
          isUser && !isOwn || construct.module.map(file.imports.contains) ?? false
          || construct.name.hasPrefix("import ")
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

  private static func folders(of path: String) -> [String] {
    path.split(separator: "/").dropLast().map(String.init)
  }
}
