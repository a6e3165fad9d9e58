// The package's libraries, each built once and shared by all exercises that import it.

import Foundation

extension Builder {
  package struct Library {
    /// Where its sources are.
    let module: Path
    /// Their names.
    let files: [String]
    package let folder: Path

    var name: String { module.name }

    var object: Path { folder / "\(name).o" }
    var isBuilt: Bool { object.exists && (folder / "\(name).swiftmodule").exists }
    private var record: Path { folder / "record" }
    private var stamps: Path { folder / "stamps" }

    /// Records what was built in a folder that is about to become this one.
    func seal(_ folder: Path) throws {
      try (folder / "record").write(Self.checksums(in: folder))
    }

    /// Whether everything is still as it was built: by its stamps, or if these have changed, by its
    /// contents. A program that was judged may have written here, and the next one would begin with
    /// what it left.
    var isIntact: Bool {
      guard isBuilt else { return false }
      let now = contents.map { "\($0) \(FileStamp(folder / $0)?.text ?? "")\n" }.joined()
      if stamps.holds(now) { return true }
      guard record.holds(Self.checksums(in: folder)) else { return false }
      try? stamps.write(now)
      return true
    }

    private var contents: [String] { folder.contents.filter { $0 != "stamps" } }

    private static func checksums(in folder: Path) -> String {
      folder.contents.filter { !["record", "stamps"].contains($0) }.map { name in
        let bytes = (try? (folder / name).readBytes()) ?? Data()
        return "\(name) \(bytes.count) \(bytes.checksum)\n"
      }.joined()
    }
  }

  // MARK: - Which there are

  /// Keeps the libraries where they are as long as the lock is held, after removing those that
  /// nobody has used for longest. Another compiler's, or an earlier text's, may be in use now, and
  /// will be again.
  /// - Returns: nil where no lock can be written, so nobody removes anything either.
  func holdLibraries() -> FileLock? {
    let file = libraries / "use.lock"
    do {
      try libraries.createFolder()
      let surplus = surplusLibraries
      if !surplus.isEmpty, let alone = try FileLock(ifFree: file) {
        for folder in surplus { folder.remove() }
        withExtendedLifetime(alone) {}
      }
      return try FileLock.shared(file)
    } catch {
      return nil
    }
  }

  /// Of each library, all but those that were used last.
  private var surplusLibraries: [Path] {
    let folders = libraries.contents.filter { $0.wholeMatch(of: /\w+-[0-9a-f]{16}/) != nil }
    return Dictionary(grouping: folders) { $0.prefix { $0 != "-" } }.values
      .filter { $0.count > Self.mostOfOneLibrary }
      .flatMap { names in
        names.map { libraries / $0 }
          .sorted { $0.modificationTime ?? .distantPast > $1.modificationTime ?? .distantPast }
          .dropFirst(Self.mostOfOneLibrary)
      }
  }

  private static let mostOfOneLibrary = 4

  /// The program's beginning and the libraries that a plan imports.
  func libraries(for plan: BuildPlan) throws -> [Library] {
    try libraries(for: (plan.isApp ? [] : [Self.program]) + plan.imports)
  }

  /// The module that every program begins in.
  private static let program = "TestProgram"

  /// Libraries of the package and everything they import, each after what it imports itself.
  package func libraries(for imports: [String]) throws -> [Library] {
    var found: [Library] = []
    func add(_ name: String) throws {
      if found.contains(where: { $0.name == name }) { return }
      guard let module = package.module(name)?.resolved else { return }
      let sources = try moduleText(module)
      let imports = sources.imports.filter { $0 != name && package.module($0) != nil }
      for name in imports { try add(name) }
      // It is built under the hash of everything that its build depends on. That includes where its
      // sources are: the compiler writes it down, and an editor leads there. The order in which
      // others were found doesn't go into it, or exercises would keep replacing each other's.
      let imported = found.filter { imports.contains($0.name) }.map(\.folder.name).sorted()
      let hash = stableHash([toolchain.fingerprint, module.description, sources.hash] + imported)
      let folder = libraries / "\(name)-\(hash)"
      found.append(Library(module: module, files: sources.files, folder: folder))
    }
    for name in imports { try add(name) }
    return found
  }

  /// What a module's sources are, in short. Hashing all of chapter 4's takes longer than compiling
  /// an answer, so it is written down with the files' stamps, and read from there until one of them
  /// is another.
  private func moduleText(_ module: Path) throws -> ModuleText {
    let files = module.sourceNames()
    let stamps = files.map { FileStamp(module / $0) }
    let state = stableHash(zip(files, stamps).map { "\($0) \($1?.text ?? "")" })
    let record = libraries / "\(module.name)-\(stableHash([module.description])).sources"
    if let known = try? record.read().lines, known.count == 3, known[0] == state {
      let imports = known[2].split(separator: " ").map(String.init)
      return ModuleText(files: files, hash: known[1], imports: imports)
    }
    let texts = try files.map { try (module / $0).read() }
    let text = ModuleText(
      files: files,
      hash: stableHash(zip(files, texts).flatMap { [$0, $1] }),
      imports: Set(texts.flatMap { importedModules(of: $0) }).sorted()
    )
    if stamps.allSatisfy({ $0?.isSettled == true }) {
      try? record.write("\(state)\n\(text.hash)\n\(text.imports.joined(separator: " "))\n")
    }
    return text
  }

  private struct ModuleText {
    var files: [String]
    var hash: String
    /// All modules that are named, not only the package's.
    var imports: [String]
  }

  func folders(of libraries: [Library]) -> [String] {
    libraries.flatMap { ["-I", $0.folder.description] }
  }

  // MARK: - Making them

  /// Builds those that aren't there as they were built, of libraries that come each after what it
  /// imports.
  func make(_ libraries: [Library], progress: StepObserver = { _, _, _ in }) async throws {
    let missing = libraries.filter { !$0.isIntact }
    for (index, library) in missing.enumerated() {
      await progress(index + 1, missing.count, library.name)
      try await make(library, importing: libraries)
    }
    for library in libraries {
      library.folder.noteUse()
      try showToEditors(library)
    }
  }

  /// Where an editor finds the libraries that were used last, under names that stay.
  static func librariesForEditors(in package: Path) -> Path {
    package / ".build/workbook/libraries/editor"
  }

  private func showToEditors(_ library: Library) throws {
    let folder = Self.librariesForEditors(in: package)
    func target(_ name: String) -> String { "../\(library.folder.name)/\(name)" }
    let module = "\(library.name).swiftmodule"
    if (folder / module).linkTarget == target(module) { return }
    for ending in ["swiftdoc", "swiftsourceinfo", "swiftmodule"] {
      let name = "\(library.name).\(ending)"
      try (folder / name).makeLink(to: target(name))
    }
    func write(_ words: [String], to name: String) throws {
      try (folder / name).writeIfChanged(words.map { $0.literal + "\n" }.joined())
    }
    try write(library.files.map { "\(library.module / $0)" }, to: "\(library.name).files")
    try write(
      [
        "-swift-version", "6", "-parse-as-library", "-I", folder.description,
        "-module-cache-path", systemModules.description,
      ] + Self.partOfPackage + testingFlags,
      to: "flags"
    )
  }

  private func make(_ library: Library, importing others: [Library]) async throws {
    let name = library.name
    try package.mustBeWritable()
    try libraries.createFolder()
    let lock = try await FileLock.waiting(for: libraries / "\(name).lock")
    if library.isIntact { return }
    library.folder.remove()

    let unfinished = libraries / "unfinished-\(name)"
    unfinished.remove()
    try unfinished.createFolder()
    let answer = try await runDriver(
      library.files.map { (library.module / $0).description },
      module: name,
      [
        "-parse-as-library", "-whole-module-optimization", "-Onone", "-enable-testing",
        "-emit-module", "-no-emit-module-separately-wmo",
        "-emit-module-path", "\(name).swiftmodule", "-c", "-o", "\(name).o",
      ] + Self.partOfPackage + folders(of: others) + (name == Self.program ? testingFlags : []),
      in: unfinished,
      lock: lock,
      limit: .seconds(600)
    )
    if answer.isRejection {
      throw Problem(
        "The library \(name) does not compile:\n\(answer.text)",
        name == Self.program
          ? "If this toolchain's Swift Testing begins in another way, add --swiftpm to the command."
          : "Undo what was changed in \(library.module.short)."
      )
    }
    try (unfinished / library.object.name).mustExist(madeBy: toolchain.compiler)
    unfinished.temporary.remove()
    try library.seal(unfinished)
    try unfinished.move(to: library.folder)
  }

  var usesSwiftPM: Bool { toolchain.method == .swiftPM }

  var testingFlags: [String] {
    if case .compiler(let flags) = toolchain.method { flags } else { [] }
  }
}

extension Path {
  /// Sets its modification time to now, unless that is close enough.
  fileprivate func noteUse() {
    guard let time = modificationTime, time.timeIntervalSinceNow < -60 else { return }
    utimes(description, nil)
  }
}

extension Data {
  /// Tells an intact file from a damaged one.
  fileprivate var checksum: UInt64 {
    withUnsafeBytes { bytes in
      var sum: UInt64 = 0
      for byte in bytes { sum = sum &* 31 &+ UInt64(byte) }
      return sum
    }
  }
}
