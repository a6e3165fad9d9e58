// Compiles a learner's files and the tests that judge them into a program, by calling the compiler
// directly.
//
// SwiftPM would plan the whole workspace first, and one exercise that doesn't compile would block
// all the others. Here each exercise has a folder of its own, where the compiler keeps what it
// needs to compile only the learner's file again, and the tests only if the learner has changed a
// declaration that they use. If a toolchain's flags aren't known, SwiftPM builds each exercise as a
// package (PackageBuild).

import Foundation

package struct Builder: Sendable {
  package let toolchain: Toolchain
  package let package: Path
  /// Where programs are built. It may be deleted at any time.
  package var folder: Path
  /// Where the package's libraries are built, for all workspaces. It may be deleted, too.
  var libraries: Path { package / ".build" / "workbook" / "libraries" }
  /// Where the compiler keeps what it reads of the system's headers. It refers to these files by
  /// their path, so a clone that was moved, or is reached through a link, must not find another
  /// path's.
  var systemModules: Path {
    let folder = libraries.folder.resolved
    return folder / "modules-\(stableHash([folder.description]))"
  }
  /// How long the compiler may take for what the learner wrote, as `RunningTime` counts.
  var limit = Duration.seconds(60)

  package enum Product: Sendable {
    /// What runs the tests, except for Swift Testing's options.
    case program(Subprocess, warnings: [Verdict.Diagnostic])
    case rejected([Verdict.Diagnostic])
  }

  /// Called before each part of a build that takes more than a moment.
  package typealias StepObserver = @Sendable (_ part: Int, _ of: Int, _ name: String) async -> Void

  /// Builds a plan's program, and uses it while nobody else builds or runs the same plan.
  ///
  /// If either breaks down, everything is made once more: an earlier build may have left something
  /// damaged, after a power cut for example.
  /// - Throws: a `Problem` if it breaks down again.
  package func build<Result>(
    _ plan: BuildPlan,
    progress: StepObserver = { _, _, _ in },
    use: (Product) async throws -> Result
  ) async throws -> Result {
    let home = folder / plan.name
    try home.createFolder()
    let lock = try await FileLock.waiting(for: home / "lock")
    defer { withExtendedLifetime(lock) {} }
    do {
      return try await use(build(plan, in: home, lock, isFresh: false, progress))
    } catch let breakdown as Breakdown {
      try wipe(plan, after: breakdown)
    }
    do {
      return try await use(build(plan, in: home, lock, isFresh: true, progress))
    } catch let breakdown as Breakdown {
      try package.mustBeWritable()
      throw breakdown.problem
    }
  }

  /// - Parameters:
  ///   - lock: the lock of the plan's folder, which the compiler holds as well.
  ///   - isFresh: whether the folder holds nothing from an earlier build.
  /// - Throws: a `Breakdown` if it failed for a reason that isn't in a source.
  private func build(
    _ plan: BuildPlan,
    in home: Path,
    _ lock: FileLock,
    isFresh: Bool,
    _ progress: StepObserver
  ) async throws -> Product {
    home.endLeftRuns()
    home.temporary.remove()
    try home.temporary.createFolder()
    Unfinished.removeLeftovers(in: home)
    guard !usesSwiftPM else {
      await progress(1, 1, "\(plan.name) with SwiftPM")
      return try await PackageBuild(plan: plan, package: package, folder: home / "package").build()
    }
    let held = holdLibraries()
    defer { withExtendedLifetime(held) {} }
    let libraries = try libraries(for: plan)
    // Later builds of the learner's own take a moment.
    let isFirst = isFirst(plan)
    var part = libraries.count { !$0.isBuilt }
    let count = part + (isFirst ? plan.libraries.count + 1 : 0)
    func begin(_ name: String) async {
      part += 1
      if isFirst { await progress(part, count, name) }
    }
    try await make(libraries) { part, _, name in await progress(part, count, name) }
    var build = BuildState(plan: plan, home: home, lock: lock)
    try add(libraries, to: &build)
    do {
      for library in plan.libraries {
        await begin(library.name)
        try await addOwn(library, to: &build)
      }
      await begin(plan.name)
      try await linkProgram(&build)
    } catch let rejection as Rejection {
      let diagnostics = plan.diagnostics(in: rejection.text)
      func isDamaged(_ names: [String]) -> Bool {
        diagnostics.contains { $0.isAboutDamage(toOneOf: names) }
      }
      // A library that was built and can't be found is nobody's mistake, however often.
      if isDamaged(libraries.map(\.name)) || !libraries.allSatisfy(\.isBuilt)
        || !isFresh && isDamaged(plan.libraries.map(\.name))
      {
        throw Breakdown(rejection.text)
      }
      return .rejected(diagnostics)
    }
    return .program(
      Subprocess(build.program.description, []),
      warnings: plan.diagnostics(in: build.printed)
    )
  }

  /// Whether a plan has never been built in this folder.
  func isFirst(_ plan: BuildPlan) -> Bool { !(folder / plan.name / Self.fileMap).exists }

  /// First, the package's libraries.
  private func add(_ libraries: [Library], to build: inout BuildState) throws {
    for library in libraries {
      // The driver leaves a file beside each object that it is given. Beside the library's own
      // object, builds in other workspaces would overwrite that file.
      // And a learner's file may have a library's name.
      let object = build.home / "libraries" / "\(library.name).o"
      try object.makeLink(to: library.object.description)
      build.modules += ["-I", library.folder.description]
      build.objects.append(object.description)
    }
  }

  /// Then the learner's own, and those that import it.
  private func addOwn(_ library: BuildPlan.Library, to build: inout BuildState) async throws {
    let folder = build.home / library.name
    let interface = Interface(folder / "\(library.name).swiftmodule")
    build.printed += try await compileIncrementally(
      library.sources,
      module: library.name,
      ["-emit-module", "-emit-module-path", "\(library.name).swiftmodule", "-c"]
        + (build.plan.looksInside ? ["-enable-testing"] : [])
        + Self.partOfPackage + build.modules,
      seeing: build.interfaces,
      in: folder,
      lock: build.lock
    )
    build.interfaces.append(try interface.setTime())
    build.modules += ["-I", folder.description]
    build.objects += library.sources.map { (folder / $0.objectName).description }
  }

  /// At last the learner's file and its tests, or only these, with all of that.
  private func linkProgram(_ build: inout BuildState) async throws {
    let plan = build.plan
    // Whatever happens, it isn't the one of an earlier text that runs.
    build.program.remove()
    build.printed += try await compileIncrementally(
      plan.sources,
      module: plan.module,
      build.modules + build.objects + ["-o", "program"]
        + (plan.isOfPackage ? Self.partOfPackage : [])
        + (plan.isApp ? [] : testingFlags + toolchain.programFlags(in: build.home)),
      seeing: build.interfaces,
      in: build.home,
      lock: build.lock
    )
    try build.program.mustExist(madeBy: toolchain.compiler)
  }

  /// Removes everything that a build of a plan reuses, in case some of it is damaged. Of what it
  /// shares with others, it removes only what really is.
  private func wipe(_ plan: BuildPlan, after breakdown: Breakdown) throws {
    if breakdown.words.contains(".pcm") { systemModules.remove() }
    let home = folder / plan.name
    for name in home.contents where name != "lock" { (home / name).remove() }
    for library in try libraries(for: plan) where !library.isIntact { library.folder.remove() }
  }
}

/// What a build has made so far for what comes after it.
private struct BuildState {
  let plan: BuildPlan
  let home: Path
  let lock: FileLock
  /// Where the compiler finds the modules.
  var modules: [String] = []
  var objects: [String] = []
  /// Change with what is seen of the learner's own libraries.
  var interfaces: [String] = []
  /// By the compiler.
  var printed = ""

  var program: Path { home / "program" }
}

/// What a learner's library shows to those that import it, as it was before it was compiled again.
///
/// The driver compiles all that imports a module again when the module's file is newer than the
/// start of its last build, and on Linux it compares whole seconds. The file's time is therefore
/// set. After a save that changes only bodies, the file has the same bytes as before and keeps its
/// time, so a capstone's tests and apps needn't be compiled again. After any other it is a second
/// ahead, because the tests may have been built within this very second, of what the module showed
/// then.
private struct Interface {
  private let module: Path
  private let bytes: Data?
  private let time: Date?

  init(_ module: Path) {
    self.module = module
    bytes = try? module.readBytes()
    time = module.modificationTime
  }

  /// - Returns: the hash of what it is now.
  func setTime() throws -> String {
    let now = try module.readBytes()
    try FileManager.default.setAttributes(
      [.modificationDate: (now == bytes ? time : nil) ?? Date(timeIntervalSinceNow: 1)],
      ofItemAtPath: module.description
    )
    return stableHash([now.base64EncodedString()])
  }
}

extension Path {
  /// Where whatever is built or run in a folder keeps its temporary files.
  var temporary: Path { self / "temporary" }

  /// The temporary folders of programs that run now.
  var runs: Path { temporary / "runs" }

  /// Ends what a program has left running, if the workbook was killed while it ran: to be called by
  /// the one that holds the folder's lock, so that no program runs there now.
  fileprivate func endLeftRuns() {
    for run in runs.contents {
      var family = ProcessFamily(leader: nil, mark: "TMPDIR=\(runs / run)")
      family.end()
    }
  }
}

extension BuildPlan {
  func diagnostics(in compilerOutput: String) -> [Verdict.Diagnostic] {
    let sources = (sources + libraries.flatMap(\.sources)).map { ($0.name, $0.text) }
    return CompilerOutput.diagnostics(
      in: compilerOutput,
      learnersFiles: learnersFiles,
      sources: Dictionary(sources, uniquingKeysWith: { first, _ in first })
    )
  }
}
