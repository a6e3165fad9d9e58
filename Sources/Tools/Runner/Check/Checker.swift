// From a learner's text to a verdict: build, run, read what the tests recorded.

package struct Checker: Sendable {
  /// How long the tests may take, as `RunningTime` counts.
  static let limit = Duration.seconds(10)

  package var builder: Builder
  package var limit = Checker.limit

  /// Judges what a learner wrote.
  /// - Throws: a `Problem` if there can be no verdict; a `CancellationError` if cancelled.
  package func check(
    _ files: [SourceFile],
    for exercise: Exercise,
    progress: Builder.StepObserver = { _, _, _ in }
  ) async throws -> Verdict {
    let plan = try BuildPlan(files, for: exercise, in: builder.package)
    var verdict = try await judge(plan, progress)
    if let rule = exercise.brokenRuleOfOwnWork(in: files) { verdict.add(rule) }
    if verdict.outcome == .pass, let rule = exercise.unwrittenStages(in: files) {
      verdict.add(rule)
    }
    // A fix first shows what goes wrong. What may be behind it comes after the first edit.
    let isUntouchedFix = exercise.kind == .fix && files == exercise.starter
    verdict.explanation =
      (isUntouchedFix ? nil : exercise.explanation(of: verdict)) ?? verdict.takenName(in: files)
      ?? verdict.advice(in: builder.package)
    return verdict
  }

  /// Runs a chapter's own tests on its own library.
  package func checkLibrary(
    of chapter: Chapter,
    progress: Builder.StepObserver = { _, _, _ in }
  ) async throws -> Verdict {
    try await judge(BuildPlan(testsOf: chapter, in: builder.package), progress)
  }

  /// Builds a plan, and runs its tests.
  func judge(
    _ plan: BuildPlan,
    _ progress: Builder.StepObserver = { _, _, _ in }
  ) async throws -> Verdict {
    let start = ContinuousClock.now
    var verdict = try await builder.build(plan, progress: progress) { product in
      switch product {
      case .rejected(let diagnostics):
        return Verdict(outcome: .doesNotCompile, diagnostics: diagnostics)
      case .program(let program, let warnings):
        var verdict =
          plan.bugs.isEmpty
          ? try await run(program, of: plan).verdict : try await hunt(with: program, of: plan)
        verdict.diagnostics = warnings
        return verdict
      }
    }
    verdict.seconds = (ContinuousClock.now - start) / .seconds(1)
    return verdict
  }
}

extension Verdict {
  /// What to say where a type of the learner's hides the module that the tests are made with.
  fileprivate func takenName(in files: [SourceFile]) -> String? {
    let name = "Testing"
    guard outcome == .doesNotCompile,
      files.contains(where: { declaredTypes(in: $0.text).contains(name) })
    else { return nil }
    return "Your file declares `\(name)`, which is the module that the tests are made with. "
      + "Give yours another name."
  }
}
