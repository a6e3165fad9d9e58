// A capstone's starter is filled with what its learner has already written and passed, so only the
// new work is left. What a learner typed into the capstone itself is never touched: a file is
// filled, or filled again, only if it is as it was handed out.

extension Workspace {
  /// One file of a starter, as it is handed out.
  struct Starter {
    let exercise: Exercise
    /// Without anything of the learner's.
    let plain: SourceFile
    /// With the learner's answers in their places; the same as `plain` where there are none.
    let text: String
    /// The exercises that the answers are from, in the order of their places.
    let sources: [Exercise.ID]

    var id: String { exercise.starterID(plain) }
    var hash: String { stableHash([plain.text]) }
    var filling: LearnerProgress.Filling? {
      sources.isEmpty ? nil : LearnerProgress.Filling(hash: stableHash([text]), exercises: sources)
    }
  }

  /// An exercise's starter, filled with the answers of exercises that the learner has passed.
  func starters(of exercise: Exercise, _ progress: LearnerProgress) -> [Starter] {
    guard case .library(let files, _) = exercise.material else {
      return exercise.starter.map {
        Starter(exercise: exercise, plain: $0, text: $0.text, sources: [])
      }
    }
    return files.map { file in
      let answers = file.answers.map { ($0, lines(of: $0, progress)) }
      let found = Dictionary(answers) { one, _ in one }.compactMapValues { $0 }
      var sources: [Exercise.ID] = []
      for answer in file.answers where found[answer] != nil && !sources.contains(answer.exercise) {
        sources.append(answer.exercise)
      }
      return Starter(
        exercise: exercise,
        plain: file.starter,
        text: file.filled { found[$0] }.text,
        sources: sources
      )
    }
  }

  /// What the learner has written in the place of an answer; nil if they have not passed there, or
  /// if it can't be found.
  private func lines(of answer: CapstoneSource.Answer, _ progress: LearnerProgress) -> [String]? {
    guard let exercise = catalog[answer.exercise], progress.done.contains(exercise.id),
      case .answers(let source) = exercise.material,
      let text = (try? files(exercise))??.first?.text
    else { return nil }
    return source.answer(answer.number, in: text)
  }

  /// Fills the starters of libraries that nobody has touched with what has been passed since.
  func fill(_ progress: LearnerProgress) throws {
    var changes: [String: LearnerProgress.Filling?] = [:]
    for exercise in catalog.exercises {
      guard case .library = exercise.material else { continue }
      for starter in starters(of: exercise, progress) {
        let file = path(starter.plain, of: exercise)
        let filling = progress.filled[starter.id]
        guard starter.filling != filling, let hash = (try? file.read()).map({ stableHash([$0]) }),
          hash == starter.hash || hash == filling?.hash
        else { continue }
        try file.write(starter.text)
        changes.updateValue(starter.filling, forKey: starter.id)
      }
    }
    if changes.isEmpty { return }
    try update { progress in
      for (id, filling) in changes { progress.filled[id] = filling }
    }
  }
}
