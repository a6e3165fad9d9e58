// When an exercise is reviewed, and what was missed in it. The state file has a line for each
// exercise that has been reviewed:
//
//     review CounterReducer 2026-11-30 2 decrement
//
// That is the day of the last review, how many were right in a row, and the tests whose mistakes
// were missed and haven't been found since.

package struct ReviewMark: Equatable, Sendable {
  /// How many days to wait, after none, one, two and three right reviews.
  package static let intervals = [1, 3, 7, 21]

  package var day: Day
  package var rightInARow = 0
  package var missed: Set<String> = []

  package init(day: Day, rightInARow: Int = 0, missed: Set<String> = []) {
    (self.day, self.rightInARow, self.missed) = (day, rightInARow, missed)
  }

  /// - Parameter words: what stands in its line after the exercise's name.
  init?(_ words: some Collection<String>) {
    let words = Array(words)
    guard words.count >= 2, let day = Day(words[0]), let count = UInt8(words[1]) else { return nil }
    self.init(day: day, rightInARow: Int(count), missed: Set(words.dropFirst(2)))
  }

  var text: String { (["\(day)", "\(rightInARow)"] + missed.sorted()).joined(separator: " ") }

  /// Whether it is finished, and no longer comes back.
  package var isFinished: Bool { rightInARow >= Self.intervals.count }

  /// A day that is yet to come was noted by a clock that has been set back since. Nobody waits for
  /// that.
  package func isDue(on today: Day) -> Bool {
    !isFinished && (today < day || today.number - day.number >= Self.intervals[rightInARow])
  }

  /// The mark after a card about a test. What was right before its time counts for nothing, except
  /// that it isn't missed any more.
  package func after(_ isRight: Bool, _ test: String, on today: Day) -> ReviewMark {
    var mark = self
    if isRight {
      mark.missed.remove(test)
      if isDue(on: today) { (mark.day, mark.rightInARow) = (today, rightInARow + 1) }
    } else {
      mark.missed.insert(test)
      (mark.day, mark.rightInARow) = (today, 0)
    }
    return mark
  }
}

extension Workspace {
  /// What is known of an exercise that has been passed. Before its first review that is the day on
  /// which its file was last written.
  package func reviewMark(of exercise: Exercise, _ progress: LearnerProgress) -> ReviewMark {
    progress.reviews[exercise.id]
      ?? ReviewMark(
        day: file(exercise).modificationTime.map { Day($0) } ?? Day(number: 0)
      )
  }

  /// The exercises that a review may ask about: those that are done, with what is known of them.
  package func reviewable(
    _ progress: LearnerProgress
  ) -> [(exercise: Exercise, mark: ReviewMark)] {
    catalog.exercises
      .filter { $0.isReviewed && progress.done.contains($0.id) }
      .map { ($0, reviewMark(of: $0, progress)) }
  }

  /// The exercises to review: two that were missed, then those that have waited longest, so that
  /// a few hard ones don't keep all others away.
  package func dueForReview(_ progress: LearnerProgress, on today: Day = .today) -> [Exercise] {
    let due = reviewable(progress)
      .filter { $0.mark.isDue(on: today) }
      .enumerated().sorted {
        ($0.element.mark.day.number, $0.offset) < ($1.element.mark.day.number, $1.offset)
      }
      .map(\.element)
    let missed = due.filter { !$0.mark.missed.isEmpty }.prefix(2).map(\.exercise)
    return missed + due.map(\.exercise).filter { !missed.contains($0) }
  }
}

extension Exercise {
  /// Whether a review may ask about it. Tests and predictions have no wrong line, and a library is
  /// too large.
  package var isReviewed: Bool { [.write, .fix, .law, .migrate].contains(kind) }
}
