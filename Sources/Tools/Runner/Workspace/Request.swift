// What a learner may ask for, by a key in a watching workbook or by a command, and the answer. Keys
// and commands both come here, so the same request always gets the same answer.

enum Request: Equatable, Sendable {
  /// The next exercise that is not done, or one that was named.
  case next(Exercise?)
  /// The exercise before, in the order of teaching, done or not.
  case previous
  case hint(Exercise)
  /// A verdict on files that have not changed since.
  case done(Verdict, Submission)
}

/// What a learner reads after a request.
package enum Answer: Equatable, Sendable {
  /// - Parameter pending: the exercise that was left, if it is not done.
  case movedOn(to: Exercise, pending: Exercise? = nil)
  /// No other exercise is left to do.
  case lastPending(Exercise)
  case allDone
  /// There is none before.
  case first(Exercise)
  case hint(Exercise, Int)
  case reset(Exercise, kept: [Path])
  case solution(Exercise)
  case verdict(Verdict, Submission)
}

extension LearnerProgress {
  /// What a request changes, if anything, and the answer to it.
  func response(
    to request: Request,
    at current: Exercise,
    in catalog: Catalog
  ) -> (change: Change?, answer: Answer) {
    let isPending = isPending(current)
    switch request {
    case .next(let named):
      guard let next = named ?? catalog.firstPending(self, after: current) else {
        return (nil, isPending ? .lastPending(current) : .allDone)
      }
      let pending = next != current && isPending && !next.isOwn ? current : nil
      let before = !next.isOwn ? nil : current.isOwn ? left : current.id
      return (.current(next.id, left: before), .movedOn(to: next, pending: pending))
    case .previous:
      guard let index = catalog.exercises.firstIndex(of: current) else {
        return response(to: .next(nil), at: current, in: catalog)
      }
      if index == 0 { return (nil, .first(current)) }
      let previous = catalog.exercises[index - 1]
      return (.current(previous.id), .movedOn(to: previous, pending: isPending ? current : nil))
    case .hint(let exercise):
      let number = min(Hints.headings.count, hints[exercise.id, default: 0] + 1)
      return (.hints(exercise.id, number), .hint(exercise, number))
    case .done(let verdict, let submission):
      let id = submission.exercise.id
      let passes = verdict.outcome == .pass
      let isNews = !submission.exercise.isOwn && done.contains(id) != passes
      return (isNews ? .done(id, passes) : nil, .verdict(verdict, submission))
    }
  }
}

extension Workspace {
  /// Answers a request, and saves what it changes.
  @discardableResult
  func respond(to request: Request) throws -> (answer: Answer, progress: LearnerProgress) {
    var response: (change: LearnerProgress.Change?, answer: Answer)!
    let (progress, _) = try update { progress in
      let current = progress.current.flatMap { catalog[$0] } ?? catalog.exercises[0]
      response = progress.response(to: request, at: current, in: catalog)
      if let change = response.change { progress.apply(change) }
    }
    // If that fails, the answer is still right, and the next command says what is wrong.
    if case .done = response.change { try? fill(progress) }
    return (response.answer, progress)
  }
}

extension Workspace {
  /// An exercise is done if it passed when it was last checked. A verdict on files that have
  /// changed since says nothing about that.
  @discardableResult
  package func take(
    _ verdict: Verdict,
    on submission: Submission
  ) throws -> (answer: Answer, progress: LearnerProgress) {
    guard (try? files(submission.exercise)) == submission.files else {
      return (.verdict(verdict, submission), try update().0)
    }
    return try respond(to: .done(verdict, submission))
  }
}
