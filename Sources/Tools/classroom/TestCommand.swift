// `test`: a chapter's own tests, on its library or on the learner's.

import Runner
import Terminal

func test(_ arguments: Arguments) async throws -> ExitCode {
  let setup = try Setup(arguments)
  let console = setup.console
  let chapter = try setup.catalog.chapter(arguments.operand ?? "")
  let (workspace, _) = try setup.openWorkspace()
  if arguments.has(.libraryOfMine) {
    return try await check(setup.catalog.capstone(of: chapter), in: workspace, setup)
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

/// Checks an exercise once, and prints the verdict in the form that was asked for.
func check(
  _ exercise: Exercise,
  in workspace: Workspace,
  _ setup: Setup
) async throws -> ExitCode {
  let check = try await setup.check(exercise, in: workspace)
  let problems = workspace.problems(check.verdict, on: check.submission)
  if setup.arguments.has(.json) {
    let json = Joined(
      ExerciseJSON(exercise, in: workspace),
      Joined(VerdictJSON(check.verdict), ProblemsJSON(problems: problems))
    )
    try setup.console.print(jsonText(json))
  } else {
    try setup.print(check)
    if setup.arguments.has(.problems) {
      try setup.console.print("\n" + problems.map { $0.text + "\n" }.joined())
    }
  }
  return check.verdict.exitCode
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
