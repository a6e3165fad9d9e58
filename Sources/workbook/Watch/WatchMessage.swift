// What a watching workbook has to say.

extension Watch {
  enum Message: Equatable {
    case introduction(Exercise)
    case verdict(Verdict, Check)
    case hint(Exercise, Int)
    case list
    case keys
    /// No other exercise is left to do.
    case lastPending(Exercise)
    case allDone
    case missing(Exercise)
    case notice(Notice)
    case problem(Problem)
  }
}

extension Page {
  mutating func add(_ message: Watch.Message, in workspace: Workspace, _ state: Watch.State) {
    addBlank()
    switch message {
    case .introduction(let exercise):
      addIntroduction(exercise, in: workspace)
    case .verdict(let verdict, let check):
      add(
        verdict,
        of: check.files,
        for: check.exercise,
        in: workspace,
        progress: state.progress,
        setting: .watching
      )
    case .hint(let exercise, let count):
      add(hint: count, of: exercise, try? Hints(exercise))
    case .list:
      add(listOf: workspace.catalog, state.progress, current: state.exercise)
    case .keys:
      add("n next, h hint, l list, r run again, q quit")
    case .lastPending(let exercise):
      add("\(exercise.label) \(exercise.name) is the last one that is not done.")
    case .allDone:
      add("All \(workspace.catalog.exercises.count) exercises are done.")
    case .missing(let exercise):
      add(workspace.missing(exercise).message)
    case .notice(let notice):
      add(notice.message)
    case .problem(let problem):
      add(problem.message)
    }
  }
}
