// Exercises to write tests: whether the learner's tests agree with the right implementation, and
// which seeded bugs they find.

extension Checker {
  /// Runs the learner's tests on the right implementation, then on each seeded bug in a process of
  /// its own.
  func hunt(with program: Subprocess, of plan: BuildPlan) async throws -> Verdict {
    let right = try await run(program, of: plan)
    guard right.verdict.outcome == .pass else { return right.verdict }
    var verdict = right.verdict
    let found = try await inParallel(Array(plan.bugs.indices)) { index in
      try await isFound(index + 1, with: program, of: plan, time: right.time)
    }
    verdict.findings = .bugs(zip(plan.bugs, found).map { Verdict.Bug(name: $0, isFound: $1) })
    guard !found.contains(false) else {
      verdict.outcome = .notYet
      return verdict
    }
    // Tests that fail from the second run on have found nothing.
    let again = try await run(program, of: plan).verdict
    return again.outcome == .pass ? verdict : again
  }

  /// Whether the learner's tests fail on a seeded bug. A test that never ends on it has found it,
  /// too. A test that is only slow, or on a slow machine, hasn't.
  /// - Parameter time: how long the tests take on the right implementation.
  private func isFound(
    _ bug: Int,
    with program: Subprocess,
    of plan: BuildPlan,
    time: Duration
  ) async throws -> Bool {
    func limit(for time: Duration) -> Duration { min(self.limit, .seconds(2) + time * 3) }
    var time = time
    for _ in 1...3 {
      let run = try await run(program, of: plan, bug: bug, limit: limit(for: time))
      if run.verdict.outcome != .timedOut { return run.verdict.outcome != .pass }
      // A timeout counts only if the right implementation is far from one at this very moment.
      let right = try await self.run(program, of: plan, beside: bug)
      if right.verdict.outcome == .pass, right.time * 2 < limit(for: time) { return true }
      time = max(time, right.time)
    }
    return false
  }
}
