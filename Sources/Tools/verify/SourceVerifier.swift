// The check of what neither the formatter nor the compiler looks at: what readers of the sources
// rely on.

import Runner

struct SourceVerifier: Sendable {
  /// Texts by their path in the package.
  let files: [String: String]
  /// The chapters' modules.
  let chapters: [String]
  /// Groups of files that are meant to be the same.
  var twins = SourceVerifier.twins

  var problems: [String] {
    let sources = swiftFiles(below: "Sources/")
    return sources.flatMap(opening)
      + (sources + swiftFiles(below: "Tests/") + swiftFiles(below: "Chapters/"))
      .flatMap(wideComments)
      + chapters.flatMap(readingOrder) + twins.flatMap(differences)
      + rulesWithoutTest + unlistedModules
  }

  /// Their paths, in order.
  private func swiftFiles(below folder: String) -> [String] {
    files.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }.sorted()
  }

  private func lines(_ file: String) -> [String] { files[file, default: ""].lines }

  // MARK: - Each file

  /// A file begins by saying why it exists.
  private func opening(_ file: String) -> [String] {
    let first = lines(file).first ?? ""
    if first.hasPrefix("// "), !first.hasPrefix("// snippet.") { return [] }
    return ["\(file) does not open with a comment that says why it exists."]
  }

  /// The formatter breaks code at 100 columns, and leaves comments as they are.
  private func wideComments(_ file: String) -> [String] {
    lines(file).enumerated().compactMap { index, line in
      guard line.count > 100, line.trimmed.hasPrefix("//") else { return nil }
      return "\(file):\(index + 1): this comment is \(line.count) columns wide; the limit is 100."
    }
  }

  // MARK: - Reading order

  /// The README.md beside a chapter's sources names each of them, and only what exists. The
  /// files of all the chapter's modules are one list: Chapter04Core's are in Chapter04Modern's.
  private func readingOrder(_ chapter: String) -> [String] {
    let folder = "Sources/\(chapter)/"
    let readme = folder + "README.md"
    guard let text = files[readme] else {
      return ["\(readme) is missing: it lists the chapter's files in reading order."]
    }
    // A link's text repeats its target.
    let listed = text.replacing(/\[[^\]]*\]/, with: "").matches(
      of: /(?:\.\.\/)?[\w+\-\/]+\.swift\b/
    )
    .map { String($0.output) }
    let number = chapter.prefix("Chapter04".count)
    let existing = swiftFiles(below: "Sources/\(number)").map { path in
      path.hasPrefix(folder)
        ? String(path.dropFirst(folder.count)) : "../" + path.dropFirst("Sources/".count)
    }
    let unlisted = existing.filter { !listed.contains($0) }
    let missing = Set(listed).subtracting(existing).sorted()
    return unlisted.map { "\(readme) does not list \($0)." }
      + missing.map { "\(readme) lists \($0), which does not exist." }
  }

  // MARK: - Twins

  /// No chapter imports another, so what two of them share exists twice. A reader who compares the
  /// two should find only differences that mean something.
  static let twins: [[String]] =
    ["Reducer", "History", "Replay", "ObservationToken"].map { name in
      ["Chapter01Functions", "Chapter02Pullback"].map { "Sources/\($0)/\(name).swift" }
    } + [
      (1...4).map { "Sources/Apps/Chapter0\($0)PrimeTime/IsPrime.swift" },
      (1...2).map { "Sources/Views/Chapter0\($0)Views/ObservableStore.swift" },
      (1...2).map { "Sources/Tools/primetime/Chapter\($0)Store.swift" },
    ]

  /// The first of the twins is compared with the others. What they import may differ, and what
  /// pages cut from them.
  private func differences(_ twins: [String]) -> [String] {
    func text(_ file: String) -> [String] {
      lines(file).filter { !$0.contains(/^ *((@testable )?import Chapter|\/\/ snippet\.)/) }
    }
    return twins.dropFirst().filter { text($0) != text(twins[0]) }.map {
      "\($0) differs from \(twins[0]): but for their imports they are meant to be the same."
    }
  }

  // MARK: - Modules

  static let modules = "Sources/README.md"

  /// The page that shows a stranger around links the folder of each module of the manifest.
  private var unlistedModules: [String] {
    let page = files[Self.modules, default: ""]
    return files["Package.swift", default: ""].matches(
      of: /arget\(\s*name: "(\w+)"(?:(?!arget\().)*/.dotMatchesNewlines()
    )
    .compactMap { target in
      let path = target.0.firstMatch(of: /path: "(\w+)\/([\w\/]+)"/)
      guard path == nil ? !target.1.hasSuffix("Tests") : path?.1 == "Sources" else { return nil }
      let folder = String(path?.2 ?? target.1)
      return page.contains("](\(folder))") || page.contains("](\(folder)/README.md)")
        ? nil : "\(Self.modules) does not link \(folder), the folder of \(target.1)."
    }
  }

  // MARK: - Rules

  static let rules = "docs/reference/rules.md"

  /// The page lists what each chapter's library promises: a rule begins with its name in bold, such
  /// as R4.5, and ends with links to the files that test it. There, `// R4.5` stands above each of
  /// the tests.
  private var rulesWithoutTest: [String] {
    var problems: [String] = []
    var rules: Set<String> = []
    for (index, line) in lines(Self.rules).enumerated() where line.hasPrefix("**") {
      let place = "\(Self.rules):\(index + 1)"
      guard let rule = line.prefixMatch(of: /\*\*(R\d+\.\d+[a-z]?)\*\*/)?.1 else {
        problems.append("\(place): a rule's name is like R4.5.")
        continue
      }
      rules.insert(String(rule))
      let tested = line.matches(of: /\]\(\.\.\/\.\.\/(Tests\/[^)]+)\)/).map { String($0.1) }
      if tested.isEmpty { problems.append("\(place): no test holds this rule.") }
      for file in tested where !testedRules(in: file).contains(String(rule)) {
        problems.append("\(place): \(file) has no test below \"// \(rule)\".")
      }
    }
    for file in swiftFiles(below: "Tests/") {
      for rule in testedRules(in: file) where !rules.contains(rule) {
        problems.append("\(file): \(Self.rules) has no rule \(rule).")
      }
    }
    return problems
  }

  /// The rules that stand above a file's tests and suites.
  private func testedRules(in file: String) -> [String] {
    files[file, default: ""].matches(of: /\/\/ (R\d[\w., ]*)\n *@(?:Test|Suite)\(/)
      .flatMap { $0.1.split(separator: ", ").map(String.init) }
  }
}

extension SourceVerifier {
  /// Reads the files of a package.
  init(package: Path, chapters: [Chapter]) throws {
    var files: [String: String] = [:]
    for folder in ["Sources", "Tests", "Chapters"] {
      for source in try (package / folder).sources() {
        files["\(folder)/\(source.name)"] = source.text
      }
    }
    let pages = ["Package.swift", Self.modules, Self.rules]
    for page in chapters.map({ "Sources/\($0.name)/README.md" }) + pages {
      files[page] = try (package / page).readIfPresent()
    }
    self.init(files: files, chapters: chapters.map(\.name))
  }
}
