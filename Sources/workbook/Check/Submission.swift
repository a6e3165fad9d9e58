/// One version of what a learner wrote for an exercise.
struct Submission: Equatable, Sendable {
  var exercise: Exercise
  var files: [SourceFile]
}
