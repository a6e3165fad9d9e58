// Files change while they are being judged, so a verdict belongs to the texts that were read, not
// to the files.

/// One version of what a learner wrote for an exercise.
package struct Submission: Equatable, Sendable {
  package var exercise: Exercise
  package var files: [SourceFile]

  package init(exercise: Exercise, files: [SourceFile]) {
    (self.exercise, self.files) = (exercise, files)
  }
}
