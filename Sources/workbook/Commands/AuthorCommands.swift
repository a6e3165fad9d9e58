// The commands for authors of exercises and lessons.

import Terminal

extension WorkbookCommand {
  static var verify: Self {
    Self(
      name: "verify",
      operand: "[ID]",
      summary: "For authors: checks that every starter fails as declared, every solution passes, "
        + "every wrong answer is caught, and every page's code is the compiled one.",
      options: [.json, .limit, .pages, .write]
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

    let formatting = try await FormatVerifier(
      package: setup.package,
      folder: folder / "format"
    ).problems(of: exercises)
    var report = VerifyJSON()
    func tell(_ name: String, _ problems: [String]) throws {
      report.problems += problems.count
      if arguments.has(.json) { return }
      var page = console.page()
      page.add("\(problems.isEmpty ? "ok   " : "FAULT") \(name)")
      for problem in problems { page.add(problem, indent: "      ", hanging: "        ") }
      console.clearStatus()
      try console.print(page)
    }
    _ = try await inParallel(exercises) { exercise in
      try await ExerciseVerifier(exercise: exercise, catalog: setup.catalog, checker: checker)
        .problems() + formatting[exercise.id, default: []]
    } onDone: { index, problems, count in
      let exercise = exercises[index]
      report.exercises.append(
        .init(exercise: exercise.name, number: exercise.label, problems: problems)
      )
      try tell("\(exercise.label) \(exercise.name)", problems)
      console.showStatus(
        "\(progressBar(done: count, of: exercises.count, width: 24)) verifying"
      )
    }
    if arguments.operand == nil || arguments.has(.pages) {
      let sources = try SourceVerifier(package: setup.package, chapters: setup.catalog.chapters)
      report.sources = sources.problems
      try tell("the sources", report.sources)

      let prose = ProseVerifier(package: setup.package, builder: checker.builder)
      let (problems, written) = try await prose.verify(writes: arguments.has(.write))
      let documents = try DocumentVerifier(
        pages: Dictionary(
          uniqueKeysWithValues: prose.pages.map { ($0, try (setup.package / $0).read()) }
        ),
        program: program,
        isExercise: { setup.catalog[$0] != nil }
      )
      report.pages = .init(
        count: prose.pages.count,
        written: written,
        problems: problems + documents.problems
      )
      try tell("\(prose.pages.count) pages", report.pages.problems)
      if !arguments.has(.json) {
        for file in written { try console.print("wrote \(file)\n") }
      }
    }
    console.clearStatus()
    if arguments.has(.json) {
      try console.print(jsonText(report))
    } else if report.problems > 0 {
      try console.print("\(report.problems) problems\n")
    }
    return report.problems == 0 ? .pass : .notYet
  }
}

extension CommandOption {
  fileprivate static let write = CommandOption(
    name: "--write",
    summary: "Refreshes the code that pages copy."
  )
  fileprivate static let pages = CommandOption(
    name: "--pages",
    summary: "Checks the pages, and no exercise but the one named."
  )
}
