// Draws scripts until one fails, then shrinks it.

/// A search for a script that fails.
struct Search<State, Action> {
  let generator: Generator<State, Action>
  let kind: Report.Kind
  let count: Int
  let length: Int
  let seed: UInt64
  /// Makes everything that a script runs against, fresh for each script.
  let start: () -> Trial<State, Action>

  func run() -> Report {
    var report = Report(kind: kind, seed: seed)
    for number in 0..<max(0, count) {
      // Each script has a seed of its own, so that it can be drawn alone, as the first of a run.
      let scriptSeed = seed &+ UInt64(number)
      let attempt = draw(from: scriptSeed)
      report.count += 1
      report.actions += attempt.script.count
      if attempt.finding != nil {
        report.failure = failure(attempt, seed: scriptSeed)
        return report
      }
    }
    if report.actions == 0 { report.failure = nothingTried }
    return report
  }

  /// A test that tried nothing must not pass.
  private var nothingTried: Failure {
    Failure(
      title: "Nothing was tried: no action was drawn.",
      seed: seed,
      trace: Trace(inputs: []),
      mismatches: [],
      repeats: true
    )
  }

  private func draw(from seed: UInt64) -> Attempt {
    var draw = Draw(seed: seed)
    return attempt(length: length) { _, state in
      let action = generator.make(state, &draw)
      let choices = draw.takeChoices()
      return action.map { ($0, choices) }
    }
  }

  private func replay(_ script: Script) -> Attempt {
    attempt(length: script.count) { index, state in
      var draw = Draw(replaying: script[index])
      return generator.make(state, &draw).map { ($0, draw.takeChoices()) }
    }
  }

  /// Runs a script whose actions come from `next`, up to the first fault.
  private func attempt(
    length: Int,
    next: (Int, State) -> (action: Action, choices: [UInt64])?
  ) -> Attempt {
    let trial = start()
    var attempt = Attempt(finding: trial.begin())
    for index in 0..<max(0, length) where attempt.finding == nil {
      guard let (action, choices) = next(index, trial.state()) else { continue }
      attempt.script.append(choices)
      attempt.finding = trial.send(action)
    }
    return attempt
  }

  private func failure(_ attempt: Attempt, seed: UInt64) -> Failure? {
    var shrinker = Shrinker(attempt, run: replay)
    shrinker.shrink()
    guard let finding = shrinker.best.finding else { return nil }
    return Failure(
      title: finding.law.map { "Law broken: \($0)." } ?? "The subject differs from the reference.",
      seed: seed,
      trace: finding.trace(),
      mismatches: finding.mismatches(),
      repeats: replay(shrinker.best.script).finding != nil
    )
  }
}
