// Files change while they are being judged, so a verdict belongs to the texts that were read, not
// to the files.

/// One version of what a learner wrote for an exercise.
struct Submission: Equatable, Sendable {
  var exercise: Exercise
  var files: [SourceFile]
}
