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
  let chapters: Set<CodeStyle>
  var estimate: VersionEstimate

  init(path: String, lines: Int, uses: [Use], chapters: Set<CodeStyle>) {
    self.path = path
    self.lines = lines
    self.uses = uses
    self.chapters = chapters
    estimate = VersionEstimate(uses, chapters: chapters)
  }

  var usesArchitecture: Bool { !estimate.styles.isEmpty }

  var isTest: Bool { folders(of: path).contains { $0.hasSuffix("Tests") } }

  /// How many of its uses decide that a step is next.
  func places(of step: Step) -> Int {
    uses.count { use in
      let construct = use.construct
      return use.isSure && !construct.canWait
        && (construct.step == step || firstStep(of: construct) == step)
    }
  }

  /// The first step that has to do with a construct. The chapters keep its name until it moves.
  func firstStep(of construct: Construct) -> Step? {
    chapters.isEmpty ? construct.renamed?.step ?? construct.step : construct.step
  }

  /// The first step that it needs; nil if it needs none.
  var step: Step? { uses.filter(\.isSure).compactMap { firstStep(of: $0.construct) }.min() }
}

struct Inventory {
  var files: [FileReport] = []
  var skips: [Skip] = []
  /// The versions that the project builds with, by the files that say so.
  var builds: [Build] = []
  /// Files that import the preview of the library's next version, which has other names.
  var previews: [String] = []
  private(set) var estimate = VersionEstimate([])
  /// The newest version that the code proves; nil if nothing does.
  private(set) var proven: Version?

  var uses: [Use] { files.flatMap(\.uses) }

  var architectureFiles: [FileReport] { files.filter(\.usesArchitecture) }

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
    previews = found.filter { $0.imports.contains(ImportedLibrary.preview) }.map(\.path)
    let clear = files.filter { !$0.estimate.isMixed && !$0.estimate.isUndecided }.compactMap(
      \.estimate.styles.first
    )
    let counts = clear.reduce(into: [:]) { $0[min($1, .observation), default: 0] += 1 }
    for index in files.indices where files[index].estimate.isUndecided {
      files[index].estimate.settle(among: counts)
    }
    let built = built
    (estimate, proven) = Self.estimate(of: files) {
      built == nil || $0.removed.map { $0 > built! } ?? true
    }
  }

  static func judge(_ files: [FileFindings]) -> [FileReport] {
    let names = Names(in: files)
    // Xcode's templates have such names; no version builds what is in them.
    return files.filter { !$0.path.contains("___") }.map { file in
      FileReport(
        path: file.path,
        lines: file.lines,
        uses: file.findings.compactMap { names.use($0, in: file) },
        chapters: Set(file.libraries.compactMap(\.chapter))
      )
    }
  }
}
