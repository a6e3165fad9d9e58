// What a review reads and writes in a learner's workspace: which exercises it asks about, and what
// was right.

import Runner
import Terminal

/// What a review reads and writes of a learner's workspace.
struct ReviewDesk {
  let setup: Setup
  private let workspace: Workspace

  init(_ arguments: Arguments) throws {
    setup = try Setup(arguments)
    (workspace, _) = try setup.openWorkspace()
  }

  /// The exercises to ask about: the one that was named, all that are done, or those that are due.
  /// - Throws: a `Problem` if the one that was named isn't done, or can't be asked about.
  func exercises(all: Bool, on today: Day) throws -> [Exercise] {
    let (progress, _) = try workspace.update()
    guard let operand = setup.arguments.operand else {
      return all
        ? workspace.reviewable(progress).map(\.exercise).shuffled()
        : workspace.dueForReview(progress, on: today)
    }
    let exercise = try workspace.exercise(operand)
    if !exercise.isReviewed {
      throw Problem("\(exercise.heading) makes no cards.", "Name another.", exitCode: .usage)
    }
    if !progress.done.contains(exercise.id) {
      throw Problem(
        "You haven't passed \(exercise.heading) yet.",
        "Its cards would show you an answer: solve it first.",
        exitCode: .usage
      )
    }
    return [exercise]
  }

  func mark(of exercise: Exercise) throws -> ReviewMark {
    workspace.reviewMark(of: exercise, try workspace.update().0)
  }

  /// The learner's file, which passed when it was last checked.
  func answer(to exercise: Exercise) -> String? {
    (try? workspace.files(exercise))?.first?.text
  }

  func note(
    _ isRight: Bool,
    _ test: String,
    of exercise: Exercise,
    on today: Day
  ) throws {
    try workspace.update { progress in
      progress.reviews[exercise.id] = workspace.reviewMark(of: exercise, progress)
        .after(isRight, test, on: today)
    }
  }

  /// When the next exercise is due.
  func nextDay(after today: Day) throws -> Day? {
    let (progress, _) = try workspace.update()
    return workspace.reviewable(progress).map(\.mark)
      .filter { !$0.isFinished }
      .map { Day(number: $0.day.number + ReviewMark.intervals[$0.rightInARow]) }
      .filter { today < $0 }.min()
  }
}

/// What a class has missed: a test's mistakes, and by how many.
struct Missed {
  var exercise: Exercise
  var test: String
  var learners: Int
  /// How many have reviewed the exercise.
  var of: Int
}

extension Setup {
  /// What most learners have missed, first. Their workspaces are in a folder, and count as far as
  /// their marks were handed in.
  func missed(byClassIn folder: String) -> [Missed] {
    let folder = Path(typed: folder)
    let marks = folder.contents.compactMap { name -> [Exercise.ID: ReviewMark]? in
      let state = try? (folder / name / ".workbook/state").read()
      var progress = state.flatMap { try? LearnerProgress($0) }
      for exercise in catalog.exercises { progress?.adopt(exercise) }
      return progress?.reviews
    }
    return catalog.exercises.flatMap { exercise in
      let reviewed = marks.compactMap { $0[exercise.id] }
      return Set(reviewed.flatMap(\.missed)).sorted().map { test in
        Missed(
          exercise: exercise,
          test: test,
          learners: reviewed.count { $0.missed.contains(test) },
          of: reviewed.count
        )
      }
    }
    .sorted { $0.learners > $1.learners }
  }
}
