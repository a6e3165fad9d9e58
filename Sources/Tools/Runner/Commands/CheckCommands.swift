// The commands that give verdicts.

import Foundation
import Terminal

extension WorkbookCommand {
  /// Without a command: watches on a terminal, otherwise checks the current exercise once.
  static var standard: Self {
    Self(
      summary:
        "Learn the Composable Architecture by rebuilding it: edit an exercise, save, and read "
        + "the verdict.",
      details: "On a terminal it watches your current exercise and gives a verdict at each save. "
        + "Elsewhere it checks it once.",
      options: [.clear, .limit, .swiftPM]
    ) { arguments in
      let setup = try Setup(arguments)
      guard setup.console.display.isTerminal, isatty(STDIN_FILENO) == 1 else {
        return try await check.action(arguments)
      }
      let isFirst = try !setup.hasWorkspace
      let (workspace, start, notices) = try setup.openWorkspaceSilently()
      let checker = try await setup.checker(in: workspace.buildFolder)
      func watch(
        from progress: LearnerProgress,
        isFirst: Bool = false,
        notices: [Notice]
      ) async throws -> Exercise? {
        try await WatchRun(
          in: workspace,
          from: progress,
          isFirst: isFirst,
          notices: notices,
          clearsScreen: arguments.has(.clear),
          checker: checker,
          console: setup.console
        ).untilQuit()
      }
      var played = try await watch(from: start, isFirst: isFirst, notices: notices)
      while let exercise = played {
        var notices: [Notice] = []
        do {
          try await play(exercise, in: workspace, setup, checker.builder)
        } catch let problem as Problem {
          notices = [Notice(problem.happened, problem.advice)]
        }
        let (progress, damage) = try workspace.update()
        played = try await watch(from: progress, notices: damage + notices)
      }
      return .pass
    }
  }

  static var check: Self {
    Self(
      name: "run",
      operand: "[ID]",
      summary:
        "Checks one exercise, by its number, name or file; the current one if none is named.",
      options: [.json, .problems, .limit, .seed, .swiftPM]
    ) { arguments in
      let setup = try Setup(arguments)
      let (workspace, progress) = try setup.openWorkspace()
      return try await check(try setup.exercise(in: workspace, progress), in: workspace, setup)
    }
  }

  private static func check(
    _ exercise: Exercise,
    in workspace: Workspace,
    _ setup: Setup
  ) async throws -> ExitCode {
    guard let files = try workspace.files(exercise) else { throw workspace.missing(exercise) }
    let submission = Submission(exercise: exercise, files: files)
    let checker = try await setup.checker(in: workspace.buildFolder)
    let console = setup.console
    let verdict = try await interruptible {
      try await checker.check(files, for: exercise, progress: console.showBuilding)
    }
    console.clearStatus()
    let (answer, progress) = try workspace.take(verdict, on: submission)
    if setup.arguments.has(.json) {
      let problems = ProblemsJSON(problems: workspace.problems(verdict, on: submission))
      let json = Joined(
        ExerciseJSON(exercise, in: workspace),
        Joined(VerdictJSON(verdict), problems)
      )
      try console.print(jsonText(json))
    } else {
      var page = console.page()
      page.add(answer, in: workspace, progress, setting: .commands)
      page.addWatchNote(on: exercise, current: try workspace.currentExercise(progress))
      try console.print(page)
      if setup.arguments.has(.problems) {
        let lines = workspace.problems(verdict, on: submission).map { $0.text + "\n" }
        try console.print("\n" + lines.joined())
      }
    }
    return verdict.exitCode
  }

  static var test: Self {
    Self(
      name: "test",
      operand: "N",
      summary: "Runs chapter N's own tests, on its library or on yours.",
      options: [.mine, .json, .limit, .swiftPM]
    ) { arguments in
      let setup = try Setup(arguments)
      let console = setup.console
      let chapter = try setup.catalog.chapter(arguments.operand ?? "")
      let (workspace, _) = try setup.openWorkspace()
      if arguments.has(.mine) {
        return try await check(try setup.catalog.capstone(of: chapter), in: workspace, setup)
      }
      let checker = try await setup.checker(in: workspace.buildFolder)
      let verdict = try await interruptible {
        try await checker.checkLibrary(of: chapter, progress: console.showBuilding)
      }
      console.clearStatus()
      if arguments.has(.json) {
        try console.print(jsonText(VerdictJSON(verdict)))
      } else {
        var page = console.page()
        page.add(verdict, named: chapter.name, kind: .capstone)
        try console.print(page)
      }
      return verdict.exitCode
    }
  }

  static var checkAll: Self {
    Self(
      name: "check-all",
      operand: "[N]",
      summary: "Checks every exercise, or those of chapter N, one line each.",
      options: [.begun, .json, .report, .learners, .limit, .swiftPM]
    ) { arguments in
      let setup = try Setup(arguments)
      let console = setup.console
      let format = try arguments[.report].map(ReportFormat.init(named:))
      let isQuiet = arguments.has(.json) || format != nil
      let chapter = try arguments.operand.map(setup.catalog.chapter)
      let exercises = setup.catalog.exercises.filter { chapter == nil || $0.chapter == chapter }
      let tasks: [CheckTask]
      if let folder = arguments[.learners] {
        tasks = try await CheckTask.all(exercises, ofClassIn: Path(typed: folder), setup)
      } else {
        let (workspace, progress) = try setup.openWorkspace()
        let checker = try await setup.checker(in: workspace.buildFolder)
        tasks = exercises.filter { exercise in
          !arguments.has(.begun)
            || progress.hasBegun(exercise, files: try? workspace.files(exercise))
        }
        .map { CheckTask(exercise: $0, workspace: workspace, checker: checker) }
      }
      @Sendable func show(done: Int) {
        console.showStatus("\(progressBar(done: done, of: tasks.count, width: 24)) checking")
      }
      show(done: 0)
      let outcomes = try await interruptible {
        try await inParallel(tasks) {
          try await $0.run()
        } onDone: { index, verdict, count in
          if !isQuiet {
            var page = console.page()
            page.add(line: verdict, for: tasks[index].exercise)
            console.clearStatus()
            try console.print(page)
          }
          show(done: count)
        }
      }
      console.clearStatus()
      let checked = zip(tasks, outcomes).map { task, verdict in
        CheckedExercise(learner: task.learner, exercise: task.exercise, verdict: verdict)
      }
      let passed = checked.count(where: \.passes)
      if let format {
        try console.print(checked.report(format))
      } else if arguments.has(.json) {
        let entries = zip(tasks, outcomes).compactMap { task, verdict in
          verdict.map {
            Joined(ExerciseJSON(task.exercise, in: task.workspace), VerdictJSON($0))
          }
        }
        try console.print(jsonText(CheckAllJSON(passed: passed, exercises: entries)))
      } else {
        try console.print("\(passed) of \(tasks.count) pass\n")
      }
      return passed == tasks.count ? .pass : .notYet
    }
  }
}

/// One exercise of one workspace, to be checked beside others.
private struct CheckTask: Sendable {
  /// The name of the learner's folder, in a class.
  var learner: String?
  var exercise: Exercise
  var workspace: Workspace
  var checker: Checker

  /// The exercises that each learner of a class has begun. Nothing is written into their folders:
  /// what is built for each of them is in a folder of its own, in the clone.
  static func all(
    _ exercises: [Exercise],
    ofClassIn folder: Path,
    _ setup: Setup
  ) async throws -> [CheckTask] {
    let names = folder.contents.filter { name in
      setup.catalog.chapters.contains { (folder / name / $0.name).isFolder }
    }
    guard !names.isEmpty else {
      throw Problem(
        "There is no workspace in \(folder.short).",
        "Name the folder that holds a workspace of each learner.",
        exitCode: .usage
      )
    }
    let builds = setup.package / ".build/workbook/learners"
    let checker = try await setup.checker(in: builds)
    return names.flatMap { name in
      let workspace = Workspace(
        folder: folder / name,
        package: setup.package,
        catalog: setup.catalog
      )
      var own = checker
      own.builder.folder = builds / stableHash([workspace.folder.description])
      return exercises.filter { exercise in
        let files = try? workspace.files(exercise)
        return files != nil && LearnerProgress().hasBegun(exercise, files: files)
      }
      .map { CheckTask(learner: name, exercise: $0, workspace: workspace, checker: own) }
    }
  }

  func run() async throws -> Verdict? {
    let files: [SourceFile]?
    do {
      files = try workspace.files(exercise)
    } catch let problem as Problem where problem.exitCode == .notYet {
      return Verdict(onUnreadable: problem)
    }
    guard let files else { return nil }
    let verdict = try await checker.check(files, for: exercise)
    if learner == nil {
      try workspace.take(verdict, on: Submission(exercise: exercise, files: files))
    }
    return verdict
  }
}

extension ReportFormat {
  fileprivate init(named name: String) throws {
    guard let format = Self(rawValue: name) else {
      throw Problem(
        "There is no report \"\(name)\".",
        "Type `--report markdown` or `--report junit`.",
        exitCode: .usage
      )
    }
    self = format
  }
}

extension CommandOption {
  fileprivate static let begun = CommandOption(
    name: "--begun",
    summary: "Leaves out those of which you have only the starter."
  )
  fileprivate static let problems = CommandOption(
    name: "--problems",
    summary: "Also prints what is wrong as FILE:LINE:COLUMN: error: …, for an editor."
  )
  fileprivate static let report = CommandOption(
    name: "--report",
    value: "FORMAT",
    summary: "Prints one report: markdown, for a pull request, or junit, for any CI."
  )
  fileprivate static let learners = CommandOption(
    name: "--learners",
    value: "DIR",
    summary: "Checks what was begun in each of the workspaces in this folder: see docs/teaching.md."
  )
  fileprivate static let clear = CommandOption(
    name: "--clear",
    summary: "Clears the screen before each verdict; scrolling back shows the ones before."
  )
  fileprivate static let mine = CommandOption(
    name: "--mine",
    summary: "Runs them on your own library, which is the capstone."
  )
}

extension Catalog {
  fileprivate func capstone(of chapter: Chapter) throws -> Exercise {
    guard let capstone = exercises.first(where: { $0.chapter == chapter && $0.kind == .capstone })
    else {
      throw Problem(
        "Chapter \(chapter.number) has no capstone yet.",
        "Run its tests without --mine.",
        exitCode: .usage
      )
    }
    return capstone
  }
}

extension Console {
  @Sendable func showBuilding(part: Int, of count: Int, name: String) {
    showStatus("\(progressBar(done: part - 1, of: count, width: 16)) building \(name)")
  }
}

extension Verdict {
  fileprivate var exitCode: ExitCode { outcome == .pass ? .pass : .notYet }

  /// The verdict on a file that isn't text. It concerns one exercise, and the others still get
  /// theirs.
  fileprivate init(onUnreadable problem: Problem) {
    self.init(
      outcome: .doesNotCompile,
      diagnostics: [Diagnostic(severity: .error, message: problem.message)]
    )
  }
}

extension Workspace {
  /// An exercise is done if it passed when it was last checked. A verdict on files that have
  /// changed since says nothing about that.
  @discardableResult
  fileprivate func take(
    _ verdict: Verdict,
    on submission: Submission
  ) throws -> (answer: Answer, progress: LearnerProgress) {
    guard (try? files(submission.exercise)) == submission.files else {
      return (.verdict(verdict, submission), try update().0)
    }
    return try respond(to: .done(verdict, submission))
  }
}
