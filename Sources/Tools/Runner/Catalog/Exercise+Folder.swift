// An exercise as its folder and the comment at the top of its solution describe it.

extension Exercise {
  /// Reads an exercise's folder, such as `03-CounterReducer`.
  init(folder: Path, in chapter: Chapter) throws {
    let parts = folder.name.split(separator: "-", maxSplits: 1).map(String.init)
    guard parts.count == 2, let number = Int(parts[0]), parts[1].isIdentifier else {
      throw Problem(
        "\(folder.short) isn't an exercise's name.",
        "Name it like 03-CounterReducer."
      )
    }
    let solution = folder / "Solution.swift"
    let starter = folder / "Starter"
    // A library's task is in one of its files, which may be in one of its folders.
    let name = "Reducer.swift"
    let taskFile =
      solution.exists ? nil : starter.sourceNames().first { Path($0).name == name } ?? name
    let file = taskFile.map { starter / $0 } ?? solution
    let text = try file.read()
    let header = try Header(text, file: file.short)
    let kind = try header.kind
    try header.allow(
      ["kind", "lesson", "optional", "formerly", "plays"] + (kind == .predict ? ["predicts"] : [])
    )
    self.init(
      chapter: chapter,
      number: number,
      label: "\(chapter.number).\(number)",
      name: parts[1],
      formerly: header.settings["formerly", default: []],
      title: header.title,
      task: header.task,
      kind: kind,
      lesson: try header.setting("lesson"),
      optionalPart: header.settings["optional"]?.first,
      material: try Self.material(of: kind, text, file: file.short, in: folder, chapter),
      predicts: header.settings["predicts", default: []].flatMap {
        $0.split(separator: ",").map(\.trimmed)
      },
      plays: header.settings["plays"]?.first,
      folder: folder,
      group: chapter.name,
      taskFile: taskFile
    )
  }

  private static func material(
    of kind: Kind,
    _ text: String,
    file: String,
    in folder: Path,
    _ chapter: Chapter
  ) throws -> Material {
    switch kind {
    case .write, .fix, .law, .predict, .migrate:
      return .answers(try AnnotatedSource(text, file: file))
    case .test:
      let mark = "// bug: "
      let bugs = try (folder / "Mutants.swift").read().lines.map(\.trimmed)
        .filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
      return .tests(try AnnotatedSource(text, file: file), bugs: bugs)
    case .capstone, .own:
      func named(_ sources: [SourceFile]) -> [SourceFile] {
        sources.map { SourceFile(name: "\(folder.name)/\($0.name)", text: $0.text) }
      }
      let starter = try named((folder / "Starter").sources())
      let solution = folder / "Solution"
      let reference = try named(solution.isFolder ? solution.sources() : chapter.library)
      let names = Set(reference.map(\.name))
      return .library(
        starter: try starter.map(CapstoneSource.init),
        // What is given is the same in both.
        solution: reference + starter.filter { !names.contains($0.name) }
      )
    }
  }
}

/// The comment at the top of a source: a title, the task, and `key: value` settings at its end.
struct Header {
  let file: String
  let title: String
  /// Every line between the title and the settings, without the comment marks.
  let task: [String]
  private(set) var settings: [String: [String]] = [:]

  init(_ text: String, file: String) throws {
    self.file = file
    var lines = text.lines.prefix { $0.hasPrefix("//") }.map { String($0.dropFirst(2)).trimmed }
    while let setting = lines.last?.split(separator: ":", maxSplits: 1), setting.count == 2,
      setting[0].allSatisfy(\.isLetter), setting[0].first?.isLowercase == true
    {
      settings[String(setting[0]), default: []].insert(setting[1].trimmed, at: 0)
      lines.removeLast()
    }
    guard let title = lines.first, !title.isEmpty else {
      throw Problem("\(file) has no title.", "Its first line is a comment with one.")
    }
    self.title = title
    task = lines.dropFirst().reversed().drop(while: \.isEmpty).reversed()
      .drop(while: \.isEmpty).map { $0 }
  }

  /// - Throws: a `Problem` if there is any other setting: it could be one of these, misspelt.
  func allow(_ known: [String]) throws {
    guard let unknown = settings.keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw Problem(
      "\(file) has an unknown setting \"\(unknown)\".",
      "There are \(known.joined(separator: ", "))."
    )
  }

  func setting(_ key: String) throws -> String {
    guard let value = settings[key]?.first else {
      throw Problem("\(file) has no \"// \(key): …\".", "Add it to the comment at the top.")
    }
    return value
  }

  var kind: Exercise.Kind {
    get throws {
      let value = try setting("kind")
      let all = Exercise.Kind.allCases.filter { $0 != .own }
      guard let kind = all.first(where: { $0.rawValue == value }) else {
        let known = all.map(\.rawValue).joined(separator: ", ")
        throw Problem("\(file): \"\(value)\" isn't a kind of exercise.", "Use one of \(known).")
      }
      return kind
    }
  }
}

extension String {
  var isIdentifier: Bool {
    first?.isLetter == true && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
