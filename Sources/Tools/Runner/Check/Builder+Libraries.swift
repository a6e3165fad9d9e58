// The package's libraries, each built once and shared by all exercises that import it.

import Foundation

extension Builder {
  package struct Library {
    /// Where its sources are.
    let module: Path
    let sources: [SourceFile]
    /// The other libraries that its sources name.
    let imports: [String]
    package let folder: Path

    var name: String { module.name }

    var object: Path { folder / "\(name).o" }
    var isBuilt: Bool { object.exists }
    private var record: Path { folder / "record" }
    /// Holds the compiler's words if it has rejected the library.
    var refusal: Path { Path(folder.description + Self.refused) }
    static let refused = ".refused"

    /// Records what was built in a folder that is about to become this one.
    func seal(_ folder: Path) throws {
      try (folder / "record").write(Self.checksums(in: folder))
    }

    /// Whether everything is still as it was built.
    var isIntact: Bool { record.holds(Self.checksums(in: folder)) }

    private static func checksums(in folder: Path) -> String {
      folder.contents.filter { $0 != "record" }.map { name in
        let bytes = (try? (folder / name).readBytes()) ?? Data()
        return "\(name) \(bytes.count) \(bytes.checksum)\n"
      }.joined()
    }
  }

  /// The program's beginning and the libraries that a plan imports.
  func libraries(for plan: Plan) throws -> [Library] {
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
      let sources = try module.sources()
      let imports = importedLibraries(of: sources.map(\.text), in: package)
      for name in imports { try add(name) }
      // It is built under the hash of everything that its build depends on. That includes where its
      // sources are: the compiler writes it down, and an editor leads there. The order in which
      // others were found doesn't go into it, or exercises would keep replacing each other's.
      let imported = found.filter { imports.contains($0.name) }.map(\.folder.name).sorted()
      let hash = stableHash(
        [toolchain.fingerprint, module.description] + imported
          + sources.flatMap { [$0.name, $0.text] }
      )
      let folder = libraries / "\(name)-\(hash)"
      found.append(Library(module: module, sources: sources, imports: imports, folder: folder))
    }
    for name in imports { try add(name) }
    return found
  }

  func folders(of libraries: [Library]) -> [String] {
    libraries.flatMap { ["-I", $0.folder.description] }
  }

  /// Builds those that aren't built yet, of libraries that come each after what it imports.
  func make(_ libraries: [Library], progress: StepObserver = { _, _, _ in }) async throws {
    let missing = libraries.filter { !$0.isBuilt }
    for (index, library) in missing.enumerated() {
      await progress(index + 1, missing.count, library.name)
      try await make(library, importing: libraries)
    }
  }

  private func make(_ library: Library, importing others: [Library]) async throws {
    let name = library.name
    try libraries.createFolder()
    let lock = try await FileLock.waiting(for: libraries / "\(name).lock")
    if library.isBuilt { return }
    for old in libraries.contents where old.hasPrefix("\(name)-") { (libraries / old).remove() }

    let unfinished = libraries / "unfinished-\(name)"
    unfinished.remove()
    try unfinished.createFolder()
    let result = try await runDriver(
      library.sources.map { (library.module / $0.name).description },
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
    if case .failure(let rejection) = result {
      if name == Self.program {
        try library.refusal.write(rejection.text)
        throw UnknownToolchain()
      }
      throw Problem(
        "The library \(name) does not compile:\n\(rejection.text)",
        "Undo what was changed in \(library.module.short)."
      )
    }
    try (unfinished / library.object.name).mustExist(madeBy: toolchain.compiler)
    unfinished.temporary.remove()
    try library.seal(unfinished)
    try unfinished.move(to: library.folder)
  }

  /// Whether SwiftPM builds the tests: because the user wants it, or because this toolchain has
  /// refused the program's beginning.
  var usesSwiftPM: Bool {
    // Each build asks, and hardly any library has ever been refused.
    toolchain.method == .swiftPM
      || libraries.contents.contains { $0.hasSuffix(Library.refused) }
        && (try? libraries(for: [Self.program]))?.contains { $0.refusal.exists } == true
  }

  var testingFlags: [String] {
    if case .compiler(let flags) = toolchain.method { flags } else { [] }
  }
}

/// The toolchain's Swift Testing has another entry point than `TestProgram` calls.
struct UnknownToolchain: Error {}

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
