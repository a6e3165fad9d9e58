// How the compiler is called, and how its answer is read.

import Foundation

extension Builder {
  /// The errors that the compiler finds in one file by itself; none if it accepts the file.
  package func errors(
    in text: String,
    progress: StepObserver = { _, _, _ in }
  ) async throws -> [String] {
    // A folder for each call, because several processes may ask about the same text.
    let home = folder / "rejected" / UUID().uuidString
    defer { home.remove() }
    let held = holdLibraries()
    defer { withExtendedLifetime(held) {} }
    let file = home / "Rejected.swift"
    try file.write(text)
    // Some rules, exclusivity for one, are checked after the types.
    var arguments = ["-emit-sil", "-o", "/dev/null"]
    let libraries = try libraries(for: importedLibraries(of: [text], in: package))
    try await make(libraries, progress: progress)
    arguments += folders(of: libraries)
    let answer = try await runDriver([file.description], module: "Rejected", arguments, in: home)
    guard answer.isRejection else { return [] }
    return CompilerOutput.diagnostics(in: answer.text, learnersFiles: [])
      .filter { $0.severity == .error }.map(\.message)
  }

  /// Names, for the driver, what is made of each source.
  static let fileMap = "files.json"
  /// What the driver remembers of its last build. Without it, it compiles everything.
  private static let driversRecord = "module.priors"

  /// Compiles sources in a folder of their own, and only those that have to be compiled again.
  /// - Parameter interfaces: change with what the sources see of the learner's own libraries.
  /// - Returns: the compiler's warnings.
  /// - Throws: a `Rejection` if there are errors in the sources; a `Breakdown` if it failed for any
  ///   other reason.
  func compileIncrementally(
    _ sources: [SourceFile],
    module: String,
    _ arguments: [String],
    seeing interfaces: [String],
    in home: Path,
    lock: FileLock
  ) async throws -> String {
    let key = stableHash(
      [toolchain.fingerprint, module] + Toolchain.driverVariables + arguments + sources.map(\.name)
    )
    // A power cut leaves empty files. The linker takes such an object for one with nothing in it,
    // and the driver for one that is done. One that is missing is made.
    for object in sources.map({ home / $0.objectName }) where object.isFile(atMost: 0) {
      object.remove()
    }
    for source in sources { try source.writeForCompiler(in: home) }
    var record = BuildRecord.take(from: home, key: key)
    if let changes = record.changes(among: sources, seeing: interfaces, in: home) {
      do {
        return try await rebuild(
          changes,
          of: sources,
          module: module,
          by: record,
          in: home,
          lock: lock
        )
      } catch is Breakdown {
        // Then the driver does it, or says what is wrong.
      }
    }
    let outputs = sources.map { source in
      """
        \(source.name.literal): {"object": \(source.objectName.literal), \
      "swift-dependencies": \(source.dependenciesName.literal)}
      """
    }
    try (home / Self.fileMap).writeIfChanged(
      """
      {
        "": {"swift-dependencies": "module.swiftdeps"},
      \(outputs.joined(separator: ",\n"))
      }
      """
    )
    var jobs: [DriverOutput.Job] = []
    let answer = try await runDriver(
      sources.map(\.name),
      module: module,
      [
        "-parse-as-library", "-incremental", "-output-file-map", Self.fileMap, "-parseable-output",
        "-j\(ProcessInfo.processInfo.activeProcessorCount)",
        // A library's first build takes half the time if the compiler starts for several files at
        // once. Of an exercise's files, each has a job of its own from the beginning.
        sources.count > 4 ? "-enable-batch-mode" : "-disable-batch-mode",
      ] + arguments,
      in: home,
      lock: lock
    ) { printed in
      let output = DriverOutput(printed)
      jobs = output.jobs
      return output.text
    }
    if answer.isRejection { throw Rejection(text: answer.text) }
    for source in sources { try (home / source.objectName).mustExist(madeBy: toolchain.compiler) }
    record.note(jobs, building: sources, seeing: interfaces, in: home)
    try record.write(in: home)
    return answer.text
  }

  /// Builds again without the driver: what has changed, or both of two files.
  /// - Throws: a `Breakdown`, too, where only the driver can decide what to compile.
  private func rebuild(
    _ changes: [(source: SourceFile, job: DriverOutput.Job)],
    of sources: [SourceFile],
    module: String,
    by record: BuildRecord,
    in home: Path,
    lock: FileLock
  ) async throws -> String {
    var (record, changes) = (record, changes)
    func run(_ jobs: [DriverOutput.Job]) async throws -> [CompilerAnswer] {
      try await inParallel(jobs) {
        try await runTool($0.executable, $0.arguments, module: module, in: home, lock)
      }
    }
    let undecided = Breakdown("Only the driver knows what to compile.")
    let modules =
      changes.isEmpty && (home / "\(module).swiftmodule").exists ? [] : record.makingModule
    let answers = try await run(changes.map(\.job) + modules)
    var compiled = answers.prefix(changes.count)
    if !compiled.contains(where: \.isRejection) {
      if answers.contains(where: \.isRejection) { throw undecided }
      if !changes.allSatisfy({ record.isCompiled($0.source, in: home) }) {
        let others = sources.filter { source in !changes.contains { $0.source == source } }
        guard sources.count <= 2, let rest = record.compiling(others) else { throw undecided }
        // The driver would think that the other one's object still fits.
        (home / Self.driversRecord).remove()
        for other in others { (home / other.objectName).remove() }
        changes += rest
        compiled += try await run(rest.map(\.job))
      }
    }
    let isRejected = compiled.contains(where: \.isRejection)
    if !isRejected {
      for job in record.linking(after: changes.map(\.source)) {
        if try await run([job])[0].isRejection { throw undecided }
      }
    }
    record.note(changes.map(\.source), areCompiled: !isRejected, in: home)
    try record.write(in: home)
    let text = compiled.map(\.text).joined()
    if isRejected { throw Rejection(text: text) }
    return text
  }

  /// Some of what a chapter's library declares is for this package's other modules alone. A
  /// learner's own types may have the same names.
  static let partOfPackage = ["-package-name", "composableworkbook"]

  /// Runs the compiler's driver.
  /// - Parameter read: makes the compiler's text of what the driver printed.
  /// - Throws: a `Breakdown` if it fails without pointing to a line; a `Problem` if it takes too
  ///   long.
  func runDriver(
    _ files: [String],
    module: String,
    _ arguments: [String],
    in home: Path,
    lock: FileLock? = nil,
    limit: Duration? = nil,
    read: (String) -> String = { $0 }
  ) async throws -> CompilerAnswer {
    try home.temporary.createFolder()
    let common = [
      "-working-directory", home.description, "-swift-version", "6", "-module-name", module,
      "-module-cache-path", systemModules.description,
      "-gline-tables-only", "-diagnostic-style=llvm", "-no-color-diagnostics",
    ]
    return try await runTool(
      toolchain.compiler,
      common + arguments + files,
      module: module,
      in: home,
      lock,
      limit: limit,
      read: read
    )
  }

  /// Runs the driver, or one of its jobs.
  private func runTool(
    _ executable: String,
    _ arguments: [String],
    module: String,
    in home: Path,
    _ lock: FileLock?,
    limit: Duration? = nil,
    read: (String) -> String = { $0 }
  ) async throws -> CompilerAnswer {
    let limit = limit ?? self.limit
    // The memory in large pages, where the C library can: a twentieth of the time.
    var environment = ["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"]
    // The driver crashes on a path with letters beyond ASCII.
    if home.description.utf8.allSatisfy({ $0 < 0x80 }) {
      environment["TMPDIR"] = home.temporary.description
    }
    let result = try await Subprocess(
      executable: executable,
      arguments: arguments,
      environment: environment,
      limit: limit,
      // Messages about jobs name all their arguments.
      bound: 1 << 22,
      lock: lock
    ).run()
    let text = read(result.errors.text + result.output.text)
    let name = Path(executable).name
    switch result.ending {
    case .exited(0):
      return CompilerAnswer(text: text, isRejection: false)
    case .timedOut where result.running.isWaiting:
      throw Problem(
        "The compiler stopped working on \(module): it was waiting after \(limit.text).",
        "Raise a limit on memory if there is one (`ulimit -v`), then try again."
      )
    case .timedOut:
      throw Problem(
        "The compiler was still busy with \(module) after \(limit.text).",
        "Split what you wrote last into shorter expressions, and write down their types."
      )
    case .stopped:
      throw Subprocess.stopped("The compiler")
    case .exited
    where CompilerOutput.diagnostics(in: text, learnersFiles: []).contains(where: {
      $0.severity == .error && $0.place != nil
    }):
      return CompilerAnswer(text: text, isRejection: true)
    case .exited(let code):
      throw Breakdown(text.isEmpty ? "\(name) exited with code \(code)." : text)
    case .signaled(let signal):
      throw Breakdown(text + "\n\(name) was ended by signal \(signal).")
    }
  }
}

/// What the compiler, or a job of its driver, printed.
struct CompilerAnswer: Sendable {
  var text: String
  /// Whether there is an error in a source.
  var isRejection: Bool
}

extension SourceFile {
  /// Writes a source with a modification time that none of its earlier texts had.
  ///
  /// The compiler's driver compiles a file again if its modification time isn't the one it
  /// remembers, and on Linux it compares whole seconds. Of two saves within a second it would miss
  /// the second one, and the verdict would belong to the older text. So the time goes up by a
  /// second with each new text, and the text has its time before it has its name.
  ///
  /// The object of the older text is removed first, so that none is left wherever this is killed:
  /// the driver makes whatever is missing. (It has also been seen not to report an object that it
  /// couldn't write.)
  fileprivate func writeForCompiler(in home: Path) throws {
    let file = home / name
    let before = file.modificationTime
    if before != nil, file.holds(text) { return }
    (home / objectName).remove()
    try file.write(text, changed: before.map { $0.addingTimeInterval(1) } ?? .now)
  }
}
