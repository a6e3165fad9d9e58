// What a watching workbook has to say.

extension Watch {
  enum Message: Equatable {
    case answer(Answer)
    case list
    case keys
    /// What the lesson says, where the exercise belongs.
    case section(of: Exercise)
    /// What was shown scrolls away.
    case clear
    case unchanged(Verdict, Submission)
    /// At the first run.
    case welcome
    case missing(Exercise)
    case savedElsewhere(Exercise)
    /// What pressing a key once more would do.
    case question(WatchKey)
    case noSuchKey(Character)
    case problem(Problem)
    /// At the end: where the next run continues.
    case farewell
  }
}

extension Page {
  /// - Parameter rows: how many the screen has.
  mutating func add(
    _ message: Watch.Message,
    in workspace: Workspace,
    _ state: Watch.State,
    rows: Int
  ) {
    isWatching = true
    addBlank()
    switch message {
    case .answer(let answer):
      add(answer, in: workspace, state.progress)
    case .list:
      add(listOf: workspace.catalog, state.progress, current: state.exercise, rows: rows)
    case .keys:
      for key in WatchKey.allCases { add(key.summary, indent: "\(key.rawValue)  ", hanging: "   ") }
    case .section(let exercise):
      addSection(of: exercise)
    case .clear:
      break
    case .unchanged(let verdict, let submission):
      addUnchanged(verdict, on: submission, progress: state.progress)
    case .welcome:
      addWelcome(to: workspace)
    case .missing(let exercise):
      add(workspace.missing(exercise, way: way).message)
    case .savedElsewhere(let exercise):
      add(
        "You saved \(exercise.heading). This watches \(state.exercise.label): g and "
          + "\(exercise.label) goes there."
      )
    case .question(let key):
      add(key.question ?? "")
    case .noSuchKey(let character):
      add("\(character) does nothing here; ? lists the keys.")
    case .problem(let problem):
      add(problem.message)
    case .farewell:
      let (done, total) = state.counts(in: workspace.catalog)
      add(
        "You are at \(state.exercise.heading), with \(done) of \(total) "
          + (state.exercise.optionalPart == nil ? "" : "optional exercises ") + "done. "
          + "`\(commandName)` continues there."
      )
    }
  }
}
