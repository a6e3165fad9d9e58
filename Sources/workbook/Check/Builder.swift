// Compiles a learner's file with its exercise's tests into a program, by the compiler directly.
//
// SwiftPM would plan the whole workspace first, and one exercise that does not compile would block
// all others. Here each exercise has a folder of its own, in which the compiler keeps what it needs
// to compile only the learner's file again; the tests too where the learner changed what they see.
// Where a toolchain's flags are not known, SwiftPM builds each exercise as a package (PackageBuild).

import Foundation

struct Builder: Sendable {
  let toolchain: Toolchain
  let package: Path
  /// Where everything built goes. It may be deleted at any time.
  let folder: Path

  enum Product: Sendable {
    /// What runs the tests, but for the options of Swift Testing.
    case program(Subprocess, warnings: [Verdict.Diagnostic])
    case rejected([Verdict.Diagnostic])
  }

  /// Told before each part of a build that takes more than a moment.
  typealias Progress = @Sendable (_ part: Int, _ of: Int, _ name: String) -> Void

  /// The folder of one exercise's build. Whoever uses it holds its lock.
  func buildFolder(_ exercise: Exercise) -> Path {
    folder / exercise.name
  }

  // MARK: - The program

  /// Builds the program that checks a text as the learner's file.
  func build(
    _ text: String,
    for exercise: Exercise,
    limit: Duration,
    progress: Progress = { _, _, _ in }
  ) async throws -> Product {
    let tests = try exercise.tests.read()
    let libraries = importedLibraries(of: [text, tests], in: package)
    let home = buildFolder(exercise)
    guard case .compiler(let testingFlags) = toolchain.method else {
      progress(1, 1, exercise.name)
      return try await PackageBuild(
        exercise: exercise,
        libraries: libraries,
        package: package,
        folder: home / "package"
      ).build(text, tests)
    }
    let missing = try libraries.filter { try !library($0).isBuilt }
    let isFirst = !(home / "program").exists
    let steps = missing.count + (isFirst ? 1 : 0)
    var arguments = [
      "-swift-version", "6", "-gline-tables-only", "-module-name", exercise.name,
      "-diagnostic-style=llvm", "-no-color-diagnostics",
      "-incremental", "-output-file-map", "files.json", "-o", "program",
    ]
    for name in libraries {
      if let position = missing.firstIndex(of: name) { progress(position + 1, steps, name) }
      let library = try await build(library: name)
      arguments += ["-I", library.folder.description, library.object.description]
    }
    if isFirst { progress(steps, steps, exercise.name) }

    let parts = [exercise.fileName, "Tests.swift", "main.swift"]
    for (name, text) in zip(parts, [text, tests, Self.main]) {
      try (home / name).writeForCompiler(text)
    }
    try (home / "files.json").writeIfChanged(Self.outputFileMap(parts))
    let result = try await compile(arguments + testingFlags + parts, in: home)
    let program = Subprocess(
      executable: (home / "program").description,
      arguments: ["\(limit.components.seconds + 5)"]
    )
    return Product(
      program,
      succeeded: result.succeeded,
      compilerOutput: result.text,
      exercise: exercise
    )
  }

  /// Runs the tests in order, one at a time, so that a crash can be put to the test it came from.
  /// Bounds what the learner's code may take; `alarm` ends an endless loop that nobody waits for
  /// any more because the workbook itself was killed.
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

  private static func outputFileMap(_ parts: [String]) -> String {
    let entries = parts.map { part in
      let stem = part.dropLast(".swift".count)
      return """
          "\(part)": {"object": "\(stem).o", "swift-dependencies": "\(stem).swiftdeps"}
        """
    }
    return """
      {
        "": {"swift-dependencies": "module.swiftdeps"},
      \(entries.joined(separator: ",\n"))
      }
      """
  }

  // MARK: - Libraries

  private struct Library {
    let name: String
    let sources: [Path]
    let folder: Path

    var object: Path { folder / "\(name).o" }
    var isBuilt: Bool { object.exists }
  }

  /// A library of the package, built under the hash of everything that its build depends on.
  private func library(_ name: String) throws -> Library {
    let sources = try (package / "Sources" / name).sources
    let hash = stableHash([toolchain.fingerprint] + (try sources.map { try $0.read() }))
    return Library(name: name, sources: sources, folder: folder / "libraries" / "\(name)-\(hash)")
  }

  private func build(library name: String) async throws -> Library {
    let library = try library(name)
    if library.isBuilt { return library }
    let home = library.folder.folder
    try home.createFolder()
    let lock = try FileLock(home / "\(name).lock")
    defer { withExtendedLifetime(lock) {} }
    if library.isBuilt { return library }
    for old in home.contents where old.hasPrefix("\(name)-") { (home / old).remove() }

    let unfinished = home / "unfinished-\(name)"
    unfinished.remove()
    try unfinished.createFolder()
    let result = try await compile(
      [
        "-swift-version", "6", "-gline-tables-only", "-parse-as-library", "-module-name", name,
        "-whole-module-optimization", "-Onone", "-no-color-diagnostics", "-diagnostic-style=llvm",
        "-emit-module", "-emit-module-path", "\(name).swiftmodule", "-c", "-o", "\(name).o",
      ] + library.sources.map(\.description),
      in: unfinished
    )
    guard result.succeeded else {
      throw Problem(
        "The library \(name) does not compile:\n\(result.text)",
        "Undo what was changed in Sources/\(name)."
      )
    }
    try unfinished.move(to: library.folder)
    return library
  }

  // MARK: - The compiler

  /// The errors that the compiler finds in a file of its own; none when it accepts it.
  func errors(in text: String) async throws -> [String] {
    let home = folder / "rejected"
    try home.createFolder()
    let file = home / "\(stableHash([text])).swift"
    try file.write(text)
    defer { file.remove() }
    // Some rules, exclusivity for one, are checked after the types.
    var arguments = [
      "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-diagnostic-style=llvm",
    ]
    for name in importedLibraries(of: [text], in: package) {
      arguments += ["-I", try await build(library: name).folder.description]
    }
    let result = try await compile(
      arguments + [file.description],
      in: home
    )
    return CompilerOutput.diagnostics(in: result.text, learnersFile: file.name)
      .filter { $0.severity == .error }.map(\.message)
  }

  private func compile(
    _ arguments: [String],
    in folder: Path
  ) async throws -> (succeeded: Bool, text: String) {
    let result = try await Subprocess(
      executable: toolchain.compiler,
      arguments: ["-working-directory", folder.description] + arguments
    ).run()
    return (result.ending == .exited(0), result.errors.text + result.output.text)
  }
}

extension Builder.Product {
  init(_ program: Subprocess, succeeded: Bool, compilerOutput: String, exercise: Exercise) {
    let diagnostics = CompilerOutput.diagnostics(
      in: compilerOutput,
      learnersFile: exercise.fileName
    )
    if succeeded {
      self = .program(program, warnings: diagnostics)
    } else if diagnostics.contains(where: { $0.severity == .error }) {
      self = .rejected(diagnostics)
    } else {
      // The compiler crashed, or the linker found fault.
      self = .rejected([
        Verdict.Diagnostic(
          isInLearnersFile: false,
          line: 0,
          column: 0,
          severity: .error,
          message: "the compiler itself failed",
          excerpt: compilerOutput.lines.suffix(20)
        )
      ])
    }
  }
}

extension Path {
  /// Every Swift file below a folder, in a stable order.
  fileprivate var sources: [Path] {
    get throws {
      contents.flatMap { name -> [Path] in
        let path = self / name
        if path.isFolder { return (try? path.sources) ?? [] }
        return name.hasSuffix(".swift") ? [path] : []
      }
    }
  }

  /// Writes a source with a time of change that no earlier text of it had.
  ///
  /// The compiler's driver compiles a file again when its time of change is not the one it
  /// remembers, and on Linux it compares whole seconds: of two saves within a second it would miss
  /// the second, and the verdict would be that of the older text. So the time goes up by a second
  /// for each new text.
  fileprivate func writeForCompiler(_ text: String) throws {
    let before = try? FileManager.default.attributesOfItem(atPath: description)[.modificationDate]
    guard before == nil || (try? read()) != text else { return }
    let next = (before as? Date).map { $0.addingTimeInterval(1) } ?? .now
    try write(text)
    try FileManager.default.setAttributes([.modificationDate: next], ofItemAtPath: description)
  }
}
