// Compiles a learner's files with the tests that judge them into a program, by the compiler directly.
//
// SwiftPM would plan the whole workspace first, and one exercise that does not compile would block
// all others. Here each exercise has a folder of its own, in which the compiler keeps what it needs
// to compile only the learner's file again; the tests too where the learner changed what they see.
// Where a toolchain's flags are not known, SwiftPM builds each exercise as a package (PackageBuild).

import Foundation

struct Builder: Sendable {
  let toolchain: Toolchain
  let package: Path
  /// Where programs are built. It may be deleted at any time.
  let folder: Path
  /// Where the package's libraries are built, for all workspaces. It may be deleted, too.
  var libraries: Path { package / ".build" / "workbook" / "libraries" }

  enum Product: Sendable {
    /// What runs the tests, but for the options of Swift Testing.
    case program(Subprocess, warnings: [Verdict.Diagnostic])
    case rejected([Verdict.Diagnostic])
  }

  /// Told before each part of a build that takes more than a moment.
  typealias StepObserver = @Sendable (_ part: Int, _ of: Int, _ name: String) async -> Void

  /// Builds the program that runs a plan's tests.
  /// - Parameter lock: the lock of the plan's folder, which the compiler holds, too.
  func build(
    _ plan: Plan,
    lock: FileLock,
    limit: Duration,
    progress: StepObserver = { _, _, _ in }
  ) async throws -> Product {
    let home = folder / plan.name
    guard case .compiler(let testingFlags) = toolchain.method else {
      await progress(1, 1, plan.name)
      return try await PackageBuild(plan: plan, package: package, folder: home / "package").build()
    }
    let program = home / "program"
    let libraries = try libraries(for: plan.imports)
    let missing = libraries.filter { !$0.isBuilt }.map(\.name)
    let isFirst = !program.exists
    let steps = missing.count + (isFirst ? 1 : 0)
    var modules: [String] = []
    var objects: [String] = []
    for library in libraries {
      let name = library.name
      if let position = missing.firstIndex(of: name) { await progress(position + 1, steps, name) }
      try await build(library, importing: libraries)
      // The driver leaves a file beside the object that it is handed. Beside the library's own,
      // builds in other workspaces would overwrite it.
      let object = home / "\(name).o"
      try object.makeLink(to: library.object)
      modules += ["-I", library.folder.description]
      objects.append(object.description)
    }
    if isFirst { await progress(steps, steps, plan.name) }

    for library in plan.libraries {
      let result = try await compileIncrementally(
        library.sources,
        module: library.name,
        ["-parse-as-library", "-emit-module", "-emit-module-path", "\(library.name).swiftmodule"]
          + ["-c"] + modules,
        in: home / library.name,
        lock: lock
      )
      guard result.succeeded else { return .rejected(plan.errors(in: result.text)) }
      let folder = home / library.name
      modules += ["-I", folder.description]
      objects += library.sources.map { (folder / $0.objectName).description }
      // The driver does not look whether objects that it is handed have changed.
      program.remove()
    }
    let result = try await compileIncrementally(
      plan.sources + [SourceFile(name: "main.swift", text: Self.main)],
      module: plan.module,
      modules + objects + testingFlags + ["-o", "program"],
      in: home,
      lock: lock
    )
    guard result.succeeded else { return .rejected(plan.errors(in: result.text)) }
    return .program(
      Subprocess(
        executable: program.description,
        arguments: ["\(limit.components.seconds * 30 + 5)"]
      ),
      warnings: plan.diagnostics(in: result.text)
    )
  }

  /// Bounds what the learner's code may take, and flushes each line that it prints. `alarm` ends an
  /// endless loop that nobody waits for any more because the workbook itself was killed.
  private static let main = """
    #if canImport(Darwin)
      @preconcurrency import Darwin
    #else
      @preconcurrency import Glibc
    #endif
    import Testing

    do {
      setvbuf(stdout, nil, _IOLBF, 0)
      var fileSize = rlimit(rlim_cur: 64 << 20, rlim_max: 64 << 20)
      var memory = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
      #if canImport(Darwin)
        setrlimit(RLIMIT_FSIZE, &fileSize)
        setrlimit(RLIMIT_AS, &memory)
      #else
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &fileSize)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
      #endif
      if CommandLine.arguments.count > 1, let limit = UInt32(CommandLine.arguments[1]) {
        alarm(limit)
      }
    }
    await Testing.__swiftPMEntryPoint() as Never
    """

  // MARK: - Libraries

  private struct Library {
    /// Where its sources are.
    let module: Path
    let sources: [SourceFile]
    let folder: Path

    var name: String { module.name }

    var object: Path { folder / "\(name).o" }
    var isBuilt: Bool { object.exists }
  }

  /// Libraries of the package and all that they import, none before what it imports itself.
  private func libraries(for imports: [String]) throws -> [Library] {
    var found: [Library] = []
    func add(_ name: String) throws {
      if found.contains(where: { $0.name == name }) { return }
      guard let module = package.module(name) else { return }
      let sources = try module.sources()
      for name in importedLibraries(of: sources.map(\.text), in: package) { try add(name) }
      found.append(library(module, sources, after: found))
    }
    for name in imports { try add(name) }
    return found
  }

  /// A library is built under the hash of everything that its build depends on. It holds no path:
  /// packages that share the folder would build the same libraries in turns.
  private func library(
    _ module: Path,
    _ sources: [SourceFile],
    after others: [Library]
  ) -> Library {
    let imports = Set(importedLibraries(of: sources.map(\.text), in: package))
    let imported = others.filter { imports.contains($0.name) }.map(\.folder.name)
    let hash = stableHash(
      [toolchain.fingerprint] + imported + sources.flatMap { [$0.name, $0.text] }
    )
    return Library(
      module: module,
      sources: sources,
      folder: libraries / "\(module.name)-\(hash)"
    )
  }

  private func folders(of libraries: [Library]) -> [String] {
    libraries.flatMap { ["-I", $0.folder.description] }
  }

  private func build(_ library: Library, importing others: [Library]) async throws {
    if library.isBuilt { return }
    let name = library.name
    try libraries.createFolder()
    let lock = try await FileLock.waiting(for: libraries / "\(name).lock")
    if library.isBuilt { return }
    for old in libraries.contents where old.hasPrefix("\(name)-") { (libraries / old).remove() }

    let unfinished = libraries / "unfinished-\(name)"
    unfinished.remove()
    try unfinished.createFolder()
    let result = try await compile(
      library.sources.map { (library.module / $0.name).description },
      module: name,
      [
        "-parse-as-library", "-whole-module-optimization", "-Onone", "-enable-testing",
        "-emit-module",
        "-emit-module-path", "\(name).swiftmodule", "-c", "-o", "\(name).o",
      ] + folders(of: others),
      in: unfinished,
      lock: lock
    )
    guard result.succeeded else {
      throw Problem(
        "The library \(name) does not compile:\n\(result.text)",
        "Undo what was changed in \(library.module.short)."
      )
    }
    try unfinished.move(to: library.folder)
  }

  // MARK: - The compiler

  /// The errors that the compiler finds in a file of its own; none when it accepts it.
  func errors(in text: String) async throws -> [String] {
    let home = folder / "rejected"
    let file = home / "\(stableHash([text])).swift"
    try file.write(text)
    defer { file.remove() }
    // Some rules, exclusivity for one, are checked after the types.
    var arguments = ["-emit-sil", "-o", "/dev/null"]
    let libraries = try libraries(for: importedLibraries(of: [text], in: package))
    for library in libraries { try await build(library, importing: libraries) }
    arguments += folders(of: libraries)
    let result = try await compile([file.description], module: "Rejected", arguments, in: home)
    return CompilerOutput.diagnostics(in: result.text, learnersFiles: [])
      .filter { $0.severity == .error }.map(\.message)
  }

  /// Compiles sources in a folder of their own, as few of them as need be.
  private func compileIncrementally(
    _ sources: [SourceFile],
    module: String,
    _ arguments: [String],
    in home: Path,
    lock: FileLock
  ) async throws -> (succeeded: Bool, text: String) {
    for source in sources where try (home / source.name).writeForCompiler(source.text) {
      // The compiler has been seen to say nothing of an object that it could not write.
      (home / source.objectName).remove()
    }
    let outputs = sources.map { source in
      let dependencies = "\(source.objectName.dropLast(2)).swiftdeps"
      return """
          \(source.name.literal): {"object": \(source.objectName.literal), \
        "swift-dependencies": \(dependencies.literal)}
        """
    }
    try (home / "files.json").writeIfChanged(
      """
      {
        "": {"swift-dependencies": "module.swiftdeps"},
      \(outputs.joined(separator: ",\n"))
      }
      """
    )
    return try await compile(
      sources.map(\.name),
      module: module,
      ["-incremental", "-output-file-map", "files.json"] + arguments,
      in: home,
      lock: lock
    )
  }

  private func compile(
    _ files: [String],
    module: String,
    _ arguments: [String],
    in home: Path,
    lock: FileLock? = nil
  ) async throws -> (succeeded: Bool, text: String) {
    let common = [
      "-working-directory", home.description, "-swift-version", "6", "-module-name", module,
      "-gline-tables-only", "-diagnostic-style=llvm", "-no-color-diagnostics",
    ]
    let result = try await Subprocess(
      executable: toolchain.compiler,
      arguments: common + arguments + files,
      lock: lock
    ).run()
    let text = result.errors.text + result.output.text
    if text.contains("No space left on device") {
      throw Problem("The disk is full.", "Free some space, then save again.")
    }
    return (result.ending == .exited(0), text)
  }
}

extension Plan {
  func diagnostics(in compilerOutput: String) -> [Verdict.Diagnostic] {
    CompilerOutput.diagnostics(in: compilerOutput, learnersFiles: learnersFiles)
  }

  /// The same, where the compiler failed; its last words, where it gave no reason.
  func errors(in compilerOutput: String) -> [Verdict.Diagnostic] {
    let diagnostics = diagnostics(in: compilerOutput)
    if diagnostics.contains(where: { $0.severity == .error }) { return diagnostics }
    return [
      Verdict.Diagnostic(
        severity: .error,
        message: "the compiler itself failed",
        excerpt: compilerOutput.lines.suffix(20)
      )
    ]
  }
}

extension SourceFile {
  fileprivate var objectName: String { name.dropLast(".swift".count) + ".o" }
}

extension Path {
  /// Writes a source with a time of change that no earlier text of it had.
  ///
  /// The compiler's driver compiles a file again when its time of change is not the one it
  /// remembers, and on Linux it compares whole seconds: of two saves within a second it would miss
  /// the second, and the verdict would be that of the older text. So the time goes up by a second
  /// for each new text.
  ///
  /// - Returns: whether there was another text.
  fileprivate func writeForCompiler(_ text: String) throws -> Bool {
    let before = try? FileManager.default.attributesOfItem(atPath: description)[.modificationDate]
    guard before == nil || (try? read()) != text else { return false }
    let next = (before as? Date).map { $0.addingTimeInterval(1) } ?? .now
    try write(text)
    try FileManager.default.setAttributes([.modificationDate: next], ofItemAtPath: description)
    return true
  }
}
