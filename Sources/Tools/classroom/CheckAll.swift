// `check-all`: many exercises in one command, of one learner or of a class.

import Runner
import Terminal

func checkAll(_ arguments: Arguments) async throws -> ExitCode {
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
        page.add(line: CheckedExercise(exercise: tasks[index].exercise, verdict: verdict))
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
    try setup.package.mustBeWritable()
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
        do {
          guard let files = try workspace.files(exercise) else { return false }
          return LearnerProgress().hasBegun(exercise, files: files)
        } catch {
          // What can't be read was begun, and the report says so.
          return true
        }
      }
      .map { CheckTask(learner: name, exercise: $0, workspace: workspace, checker: own) }
    }
  }

  func run() async throws -> Verdict? {
    let files: [SourceFile]?
    do {
      if learner != nil { try workspace.checkLinks(of: exercise) }
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

extension Workspace {
  /// A learner's link to a file of the teacher's would be quoted in the report.
  /// - Throws: a `Problem` if a file of an exercise isn't in the workspace.
  fileprivate func checkLinks(of exercise: Exercise) throws {
    let file = file(exercise)
    let home = folder.resolved.description + "/"
    for path in [file] + file.sourceNames().map({ file / $0 })
    where path.exists && !path.resolved.description.hasPrefix(home) {
      throw Problem(
        "\(path.short) is a link that leads out of the workspace, so it isn't read.",
        "Hand in the file itself.",
        exitCode: .notYet
      )
    }
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
