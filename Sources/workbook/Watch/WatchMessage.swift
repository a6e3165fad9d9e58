// What a watching workbook has to say.

extension Watch {
  enum Message: Equatable {
    case answer(Answer)
    case list
    case keys
    case missing(Exercise)
    case notice(Notice)
    case problem(Problem)
  }
}

extension Page {
  mutating func add(_ message: Watch.Message, in workspace: Workspace, _ state: Watch.State) {
    addBlank()
    switch message {
    case .answer(let answer):
      add(answer, in: workspace, state.progress, setting: .watching)
    case .list:
      add(listOf: workspace.catalog, state.progress, current: state.exercise)
    case .keys:
      for key in WatchKey.allCases { add("\(key.rawValue) \(key.word)") }
    case .missing(let exercise):
      add(workspace.missing(exercise).message)
    case .notice(let notice):
      add(notice.message)
    case .problem(let problem):
      add(problem.message)
    }
  }
}
