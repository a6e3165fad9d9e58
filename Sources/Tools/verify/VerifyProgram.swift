// The program for authors of exercises and lessons.

import Cards
import Runner
import Terminal

let verifyProgram = Program(
  name: "swift run verify",
  standard: WorkbookCommand.verify,
  commonOptions: [.package]
)

extension WorkbookCommand {
  static var verify: Self {
    Self(
      operand: "[ID]",
      summary: "Checks that every starter fails as declared, every solution passes, "
        + "every known mistake is caught, and every page's code is the compiled one. An exercise "
        + "that passed and hasn't changed since is not built again.",
      options: [.cards, .everything, .limit, .pages, .write]
    ) { arguments in
      try await interruptible { try await verify(arguments) }
    }
  }

  private static func verify(_ arguments: Arguments) async throws -> ExitCode {
    let setup = try Setup(arguments)
    let console = setup.console
    let folder = setup.package / ".build" / "workbook"
    try folder.createFolder()
    let checker = try await setup.checker(in: folder / "build")
    let exercises =
      switch arguments.operand {
      case let id?: [try setup.catalog.exercise(id)]
      case nil: arguments.has(.pages) ? [] : setup.catalog.exercises
      }

    if arguments.has(.cards) {
      let lines = try exercises.flatMap { try $0.cards }
      try console.print(lines.map { $0 + "\n" }.joined())
      return .pass
    }

    async let documents =
      arguments.operand == nil || arguments.has(.pages)
      ? checkDocuments(setup, checker.builder, writes: arguments.has(.write)) : nil
    let formatting = try await FormatVerifier(
      package: setup.package,
      folder: folder / "format"
    ).problems(of: exercises)
    var count = 0
    func report(_ name: String, _ problems: [String], warnings: [String] = []) throws {
      count += problems.count
      var page = console.page()
      page.add("\(problems.isEmpty ? "ok   " : "FAULT") \(name)")
      for text in problems + warnings.map({ "warning: \($0)" }) {
        page.add(text, indent: "      ", hanging: "        ")
      }
      console.clearStatus()
      try console.print(page)
    }
    let record = VerifyRecord(in: folder / "verified")
    // The last ones take longest, and whatever is last keeps one core waiting.
    let checked = try await inParallel(exercises.reversed()) { exercise in
      let start = ContinuousClock.now
      let verifier = ExerciseVerifier(exercise: exercise, catalog: setup.catalog, checker: checker)
      var checked = CheckedExercise(name: exercise.name)
      checked.problems = verifier.fileProblems() + formatting[exercise.id, default: []]
      let hash = try verifier.hash
      let holds = await record.holds(exercise.id, hash: hash)
      let isUnchanged = holds && !arguments.has(.everything)
      if !isUnchanged {
        let (problems, warnings) = try await verifier.problems(writes: arguments.has(.write))
        // What is recorded changes the files.
        let now = arguments.has(.write) ? try verifier.hash : hash
        try await record.note(exercise.id, hash: problems.isEmpty ? now : nil)
        checked.problems += problems
        checked.warnings = warnings
        checked.seconds = (ContinuousClock.now - start) / .seconds(1)
      }
      if exercise.isReviewed {
        let cards = try Deck(of: exercise).reviewed.count
        checked.note = ", \(cards) cards"
        if cards == 0 { checked.problems.append("It makes no card: a review would pass it by.") }
      }
      if isUnchanged { checked.note += ", unchanged" }
      return checked
    } onDone: { index, checked, count in
      let label = exercises[exercises.count - 1 - index].label
      try report(
        "\(label) \(checked.name)\(checked.note)",
        checked.problems,
        warnings: checked.warnings
      )
      console.showStatus("\(progressBar(done: count, of: exercises.count, width: 24)) verifying")
    }
    if arguments.operand == nil, !arguments.has(.pages) {
      let models = ModelVerifier(
        catalog: setup.catalog,
        checker: checker,
        folder: folder / "models"
      )
      try report("the models of new features", try await models.problems())
    }
    if let (sources, pages, pageCount, written) = try await documents {
      try report("the sources", sources)
      try report("\(pageCount) pages", pages)
      for file in written { try console.print("wrote \(file)\n") }
    }
    console.clearStatus()
    let slow = checked.filter { $0.seconds > 10 }
      .sorted { $0.seconds > $1.seconds }.prefix(5)
      .map { "\($0.name) \(Int($0.seconds)) s" }
    if !slow.isEmpty {
      try console.print("What took longest: \(slow.joined(separator: ", ")).\n")
    }
    if count > 0 { try console.print("\(count) problem\(count == 1 ? "" : "s")\n") }
    return count == 0 ? .pass : .notYet
  }

  private struct CheckedExercise: Sendable {
    var name: String
    /// What its line says after that.
    var note = ""
    var problems: [String] = []
    var warnings: [String] = []
    var seconds = 0.0
  }

  /// - Returns: what is wrong with the sources and the pages, how many pages there are, and which
  ///   were refreshed.
  private static func checkDocuments(
    _ setup: Setup,
    _ builder: Builder,
    writes: Bool
  ) async throws -> (sources: [String], pages: [String], pageCount: Int, written: [String]) {
    let sources = try SourceVerifier(package: setup.package, chapters: setup.catalog.chapters)
    let prose = ProseVerifier(package: setup.package, builder: builder)
    let (problems, copied) = try await prose.verify(writes: writes)
    let lessons = try LessonVerifier(package: setup.package, catalog: setup.catalog)
      .verify(prose.pages, writes: writes)
    let pages = try Dictionary(
      uniqueKeysWithValues: prose.pages.map { ($0, try (setup.package / $0).read()) }
    )
    let described = [
      (workbookProgram, ["README.md", "docs/reference/runner.md"]),
      (verifyProgram, ["CONTRIBUTING.md", "docs/contributing/tools.md"]),
    ]
    let wrongCommands = described.flatMap { program, reference in
      CommandVerifier(
        pages: pages,
        program: program,
        reference: reference,
        isExercise: { setup.catalog[$0] != nil },
        isMine: { (try? setup.catalog.exercise(playing: $0, feature: $1)) != nil }
      ).problems
    }
    return (
      sources.problems,
      problems + lessons.problems + wrongCommands + GlossaryVerifier(pages: pages).problems,
      pages.count,
      copied + lessons.written
    )
  }
}

extension CommandOption {
  fileprivate static let everything = CommandOption(
    name: "--all",
    summary: "Also builds what passed and hasn't changed since."
  )
  fileprivate static let cards = CommandOption(
    name: "--cards",
    summary: "Prints the cards that a review makes, with their answers, and checks nothing."
  )
  fileprivate static let write = CommandOption(
    name: "--write",
    summary: "Refreshes the code that pages copy, and records what known mistakes give."
  )
  fileprivate static let pages = CommandOption(
    name: "--pages",
    summary: "Checks the pages, and no exercise but the one named."
  )
}
