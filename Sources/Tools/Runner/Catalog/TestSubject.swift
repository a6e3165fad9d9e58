// A mistake in one file of a library also fails the tests of every file that uses it. The tests of
// the file itself are the ones to read first. So tests are ordered by how much of the library they
// need: their names say it, or the names they use.

/// What a test is about.
enum TestSubject: Equatable, Sendable {
  /// An exercise's own file.
  case exercise
  /// A part of a chapter's library.
  /// - Parameters:
  ///   - files: how many of its files are tested, directly or through others.
  ///   - helpers: how many other files the test needs to do so.
  case part(files: Int, helpers: Int = 0)
  /// All of a chapter's library, as the lesson and the apps use it.
  case wholeLibrary

  /// Comes first where it is smaller: less can be at fault.
  var extent: Int {
    switch self {
    case .exercise: 0
    // With helpers, something else can be at fault, too.
    case .part(let files, let helpers): files << 16 + helpers
    case .wholeLibrary: .max
    }
  }
}

extension Chapter {
  /// What each of its test files is about.
  var testSubjects: [SourceFile: TestSubject] {
    get throws {
      let library = LibraryUse(try library)
      let pairs = try tests.map { test in
        let isWhole = test.isOfApp || test.source.name.hasPrefix("Lesson")
        return (test.source, isWhole ? .wholeLibrary : library.subject(of: test.source))
      }
      return Dictionary(pairs) { one, _ in one }
    }
  }
}

/// Which files of a library use which.
private struct LibraryUse {
  /// The files that declare a name.
  private var owners: [String: Set<String>] = [:]
  /// The files that each file uses, itself included.
  private var uses: [String: Set<String>] = [:]

  init(_ library: [SourceFile]) {
    let words = library.map { sourceWords(of: $0.text) }
    for (file, words) in zip(library, words) {
      for name in Self.publicNames(in: words) { owners[name, default: []].insert(file.name) }
    }
    for (file, words) in zip(library, words) { uses[file.name] = files(named: words, file.name) }
    // Until nothing is new: what is used by what is used.
    var isNew = true
    while isNew {
      let before = uses
      uses = before.mapValues { files in files.union(files.flatMap { before[$0] ?? [] }) }
      isNew = uses != before
    }
  }

  /// `StoreTests.swift` is about `Store.swift`, and `ViewTests.swift` about `Store+View.swift`,
  /// and what else they name helps. Other tests are about all that they name.
  func subject(of test: SourceFile) -> TestSubject {
    let name = Path(test.name).name.replacing("Tests.swift", with: ".swift")
    let own = uses.keys.first { file in
      let file = Path(file).name
      return file == name || file.hasSuffix("+\(name)")
    }
    let named = withUses(files(named: sourceWords(of: test.text)))
    guard let own else { return .part(files: named.count) }
    let tested = withUses([own])
    return .part(files: tested.count, helpers: named.subtracting(tested).count)
  }

  private func withUses(_ files: Set<String>) -> Set<String> {
    files.union(files.flatMap { uses[$0] ?? [] })
  }

  /// - Parameter own: the file that the words are from. A name that it declares itself is its own.
  private func files(named words: [String], _ own: String? = nil) -> Set<String> {
    var files = Set(own.map { [$0] } ?? [])
    for word in Set(words) {
      if let owners = owners[word], own.map({ !owners.contains($0) }) ?? true {
        files.formUnion(owners)
      }
    }
    return files
  }

  /// The functions and types that are declared as public. (Properties have names such as `value`,
  /// which say nothing.)
  private static func publicNames(in words: [String]) -> [String] {
    let kinds: Set = ["func", "struct", "class", "enum", "protocol", "typealias", "actor"]
    return words.indices.filter { words[$0] == "public" }.compactMap { index in
      let declaration = words[(index + 1)...].prefix(4)
      guard let kind = declaration.firstIndex(where: kinds.contains), kind + 1 < words.count,
        !declaration[..<kind].contains("public")
      else { return nil }
      return words[kind + 1]
    }
  }
}
