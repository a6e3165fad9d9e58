// Whose a name is in a file: the library's, or that of a type that only looks alike.

/// A file's names are the library's if it imports it, or a module that exports it, or is part of
/// it. In other files, a name that says enough is counted as unsure, unless the code base declares
/// a type of that name.
struct Names {
  /// The paths of the files that see the library's names, their targets and their packages.
  private let users: Set<String>
  private let userTargets: Set<String>
  private let userPackages: Set<String>
  /// What the code base declares, and by folder what libraries of one's own declare there.
  private let declared: Set<String>
  private let own: [[String]: Set<String>]
  private let hasEnvironment: Bool

  init(in files: [FileFindings]) {
    declared = files.reduce(into: []) { $0.formUnion($1.declared) }
    let exporting = files.filter { $0.exports.contains { ImportedLibrary.named($0) != nil } }
    let exporters = exporting.reduce(into: Set<String>()) { $0.formUnion(folders(of: $1.path)) }
      .subtracting(["Sources"])
    // What one file of a target exports, the target's other files see, too.
    let exportingTargets = Set(exporting.map(\.target))
    // As after the first episodes, even in a folder that is called like the public library; that
    // one has a test store, too.
    let byFolder = Dictionary(grouping: files) { folders(of: $0.path) }.mapValues { files in
      files.filter { file in !file.imports.contains { ImportedLibrary.named($0) != nil } }
        .reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    }
    let own = byFolder.filter { !$0.value.contains("TestStore") }
      .mapValues { $0.intersection(["Store", "Reducer", "Effect"]) }.filter { $0.value.count > 1 }
    self.own = own
    let users = files.filter { file in
      let folders = folders(of: file.path)
      return (Array(file.imports) + (own[folders] == nil ? folders : []))
        .contains { ImportedLibrary.named($0) != nil }
        || !file.imports.isDisjoint(with: exporters) || exportingTargets.contains(file.target)
    }
    self.users = Set(users.map(\.path))
    userTargets = Set(users.map(\.target))
    userPackages = Set(users.map(\.package))
    hasEnvironment = users.contains { file in
      file.findings.contains { Construct.all[$0.construct].showsEnvironment }
    }
  }

  /// The finding as a use, sure or unsure; nil if the name isn't the library's.
  func use(_ finding: Finding, in file: FileFindings) -> Use? {
    let construct = Construct.all[finding.construct]
    if construct.needsEnvironment, !hasEnvironment { return nil }
    var isSure = users.contains(file.path)
    // A target's files see the members of what one of them imports.
    if finding.name == nil, construct.isDistinctive, userTargets.contains(file.target) {
      isSure = true
    }
    if isOwn(finding, in: file) { isSure = false }
    // Importing a package that the library also brings isn't a use of the library.
    if let module = construct.module, file.imports.contains(module) {
      isSure = isSure || userPackages.contains(file.package)
    }
    if construct.name.hasPrefix("import ") { isSure = true }
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

  /// Whether the file declares the name, or has a library of one's own beside it that does, or that
  /// is called like the public one, and then has all the names.
  private func isOwn(_ finding: Finding, in file: FileFindings) -> Bool {
    if let name = finding.name, file.declared.contains(name) { return true }
    return own.contains { library, names in
      guard folders(of: file.path).starts(with: library.dropLast()) else { return false }
      if let name = finding.name, names.contains(name) { return true }
      return library.last.map { ImportedLibrary.named($0) != nil } ?? false
        && Construct.all[finding.construct].style > .pullback
    }
  }
}

extension FileFindings {
  /// The chapters and public libraries that it imports, or is part of.
  var libraries: [ImportedLibrary] {
    (Array(imports) + folders(of: path)).compactMap(ImportedLibrary.named)
  }

  /// The folder of its target, as far as folders tell: the one below Sources or Tests, or else the
  /// outermost.
  var target: String {
    folders(of: path).prefix(root.map { $0 + 2 } ?? 1).joined(separator: "/")
  }

  /// What its target is part of: the folder around Sources or Tests, or else the outermost.
  var package: String { folders(of: path).prefix(root ?? 1).joined(separator: "/") }

  private var root: Int? { folders(of: path).firstIndex { $0 == "Sources" || $0 == "Tests" } }
}

func folders(of path: String) -> [String] {
  path.split(separator: "/").dropLast().map(String.init)
}
