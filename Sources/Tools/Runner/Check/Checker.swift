// From a learner's text to a verdict: build, run, read what the tests recorded.

import Foundation

package struct Checker: Sendable {
  /// How long the tests may take, as `RunningTime` counts.
  static let limit = Duration.seconds(10)

  package var builder: Builder
  var limit = Checker.limit
  /// For the random scripts of `law` exercises; nil for their own default.
  var seed: UInt64?

  /// Judges what a learner wrote.
  /// - Throws: a `Problem` if there can be no verdict; a `CancellationError` if cancelled.
  package func check(
    _ files: [SourceFile],
    for exercise: Exercise,
    progress: Builder.StepObserver = { _, _, _ in }
  ) async throws -> Verdict {
    let plan = try Plan(files, for: exercise, in: builder.package)
    var verdict: Verdict
    if case .tests(_, let bugs) = exercise.material {
      verdict = try await judge(plan, progress) { try await hunt(bugs, with: $0, of: plan) }
    } else {
      verdict = try await judge(plan, progress)
    }
    if let rule = exercise.brokenRuleOfOwnWork(in: files) { verdict.add(rule) }
    if verdict.outcome == .pass, let rule = exercise.unwrittenStages(in: files) {
      verdict.add(rule)
    }
    verdict.explanation = exercise.explanation(of: verdict) ?? verdict.advice(in: builder.package)
    return verdict
  }

  /// Runs a chapter's own tests on its own library.
  func checkLibrary(
    of chapter: Chapter,
    progress: Builder.StepObserver = { _, _, _ in }
  ) async throws -> Verdict {
    try await judge(Plan(testsOf: chapter, in: builder.package), progress)
  }

  /// Builds a plan, and runs its tests.
  func judge(
    _ plan: Plan,
    _ progress: Builder.StepObserver = { _, _, _ in }
  ) async throws -> Verdict {
    try await judge(plan, progress) { try await run($0, of: plan).verdict }
  }

  private func judge(
    _ plan: Plan,
    _ progress: Builder.StepObserver,
    by run: (Subprocess) async throws -> Verdict
  ) async throws -> Verdict {
    let start = ContinuousClock.now
    let lock = try await builder.lock(plan)
    defer { withExtendedLifetime(lock) {} }

    func attempt(isFresh: Bool) async throws -> Verdict {
      switch try await builder.build(plan, lock: lock, isFresh: isFresh, progress: progress) {
      case .rejected(let diagnostics):
        return Verdict(outcome: .doesNotCompile, diagnostics: diagnostics)
      case .program(let program, let warnings):
        var verdict = try await run(program)
        verdict.diagnostics = warnings
        return verdict
      }
    }
    var verdict: Verdict
    do {
      verdict = try await attempt(isFresh: false)
    } catch is UnknownToolchain {
      verdict = try await attempt(isFresh: false)
      verdict.notice = """
        This toolchain's Swift Testing doesn't begin as \(commandName) expects, so SwiftPM builds the \
        tests from now on. That is slower, and gives the same verdicts.
        """
    } catch let breakdown as Breakdown {
      // An earlier build may have left something damaged, after a power cut for example.
      try builder.wipe(plan, after: breakdown)
      do {
        verdict = try await attempt(isFresh: true)
      } catch let breakdown as Breakdown {
        throw breakdown.problem
      }
    }
    verdict.seconds = (ContinuousClock.now - start) / .seconds(1)
    return verdict
  }

  // MARK: - Tests that are judged themselves

  /// Runs the learner's tests on the right implementation, then on each seeded bug in a process of
  /// its own.
  private func hunt(
    _ bugs: [String],
    with program: Subprocess,
    of plan: Plan
  ) async throws -> Verdict {
    let right = try await run(program, of: plan)
    guard right.verdict.outcome == .pass else { return right.verdict }
    var verdict = right.verdict
    let found = try await inParallel(Array(bugs.indices)) { index in
      try await isFound(index + 1, with: program, of: plan, time: right.time)
    }
    verdict.findings = .bugs(zip(bugs, found).map { Verdict.Bug(name: $0, isFound: $1) })
    if found.contains(false) { verdict.outcome = .notYet }
    return verdict
  }

  /// Whether the learner's tests fail on a seeded bug. A test that never ends on it has found it,
  /// too; one that is slow, or that the machine slows down, has not.
  /// - Parameter time: how long the tests take on the right implementation.
  private func isFound(
    _ bug: Int,
    with program: Subprocess,
    of plan: Plan,
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

  // MARK: - One run

  private struct Run {
    var verdict: Verdict
    var time: Duration
  }

  /// - Parameters:
  ///   - bug: the number of a seeded bug; 0 is the right implementation.
  ///   - neighbor: the bug in whose turn this happens, where others run at the same time.
  /// - Throws: a `Breakdown` if it didn't get as far as its first test.
  private func run(
    _ program: Subprocess,
    of plan: Plan,
    bug: Int = 0,
    beside neighbor: Int = 0,
    limit: Duration? = nil
  ) async throws -> Run {
    let limit = limit ?? self.limit
    let reader = TestReportReader()
    let events = (builder.folder / plan.name).temporary / "events-\(bug)-\(neighbor)"
    var program = program
    program.channel = NamedPipe(path: events) { reader.receive($0) }
    program.arguments += [
      "--no-parallel", "--event-stream-output-path", events.description,
      "--event-stream-version", "0",
    ]
    // Nothing of what Swift Testing prints for people. SwiftPM has no such option.
    if !builder.usesSwiftPM { program.arguments += ["--verbosity", "\(Int.min)"] }
    program.environment["SWIFT_BACKTRACE"] = Self.backtrace
    program.environment["NO_COLOR"] = "1"
    // The order of a set must not decide between two verdicts on one answer.
    program.environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    if bug > 0 { program.environment[Exercise.bugVariable] = "\(bug)" }
    if let seed { program.environment["WORKBOOK_SEED"] = "\(seed)" }
    program.limit = limit
    let result: Subprocess.Result
    do {
      result = try await program.run()
    } catch let problem as Problem {
      // For example, an executable that a power cut has emptied.
      throw Breakdown(problem.happened)
    }
    return Run(
      verdict: try verdict(reader.report, result, of: plan, limit: limit),
      time: result.running.total
    )
  }

  /// A trap's backtrace names the learner's line. Only the part that is read here is asked for.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32,top=0,"
    + "symbolicate=full,format=json"

  private func verdict(
    _ report: TestReport,
    _ result: Subprocess.Result,
    of plan: Plan,
    limit: Duration
  ) throws -> Verdict {
    let isOurs = !builder.usesSwiftPM
    let crash = CrashReport(in: result.errors.text, learnersFiles: plan.learnersFiles)
    guard report.hasBegun else {
      throw Breakdown("\(crash.others)\nThe tests never began: \(result.ending).")
    }
    let rules = report.rules.ordered(by: try plan.testStages)
    var verdict = Verdict(
      outcome: .pass,
      findings: .rules(plan.testsAreMine ? rules.withoutSkipped : rules),
      strayFailures: report.strayFailures,
      // `swift test` prints a report of its own in between.
      printed: isOurs
        ? [result.output.text, crash.others].filter { !$0.trimmed.isEmpty }
          .joined(separator: "\n") : ""
    )
    func crashed(_ message: String) {
      verdict.outcome = .crashed
      verdict.crash = Verdict.Crash(
        message: message,
        rule: report.running?.name,
        place: crash.place
      )
    }
    switch result.ending {
    case .timedOut:
      crashed(meaning(of: result.running, limit))
      verdict.outcome = .timedOut
    case .signaled(let signal) where [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT].contains(signal):
      throw Problem(
        "The program with your tests was ended from outside (signal \(signal)).",
        "Try again; what you have done so far stays as it was."
      )
    case .signaled(let signal):
      crashed(crash.message ?? meaning(ofSignal: signal))
    case .exited where report.isDamaged:
      crashed(
        "it wrote to an open file that isn't its own, so nobody knows what the tests found: look for "
          + "a file descriptor that is closed twice, or used after that"
      )
    case .exited(let code) where !report.isComplete:
      crashed(crash.message ?? "it exited with code \(code) before the tests had ended")
    case .exited(0) where verdict.isFlawless:
      verdict.outcome = .pass
    case .exited(let code) where verdict.isFlawless:
      crashed(
        "every rule holds, but it exited with code \(code) when the tests had ended: look for what "
          + "still runs then, such as `atexit`"
      )
    case .exited:
      verdict.outcome = .notYet
    }
    return verdict
  }

  private func meaning(of running: RunningTime, _ limit: Duration) -> String {
    let still = "it was still \(running.isWaiting ? "waiting" : "running") after \(limit.text)"
    if running.memory > 1 << 30 {
      let size = (Double(running.memory) / Double(1 << 30)).formatted(1)
      return "\(still) and held \(size) GB by then: does a collection grow without end?"
    }
    return running.isWaiting
      ? "\(still): is it waiting for something that never happens?"
      : "\(still): does a loop not end?"
  }

  private func meaning(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS:
      "it accessed memory that isn't its own; usually a function called itself without end"
    case SIGILL, SIGTRAP:
      "Swift stopped it without a message; usually a sum or a product didn't fit its type"
    case SIGXFSZ: "it wrote a file of more than 64 MB"
    default: "it was ended by signal \(signal)"
    }
  }
}

extension [Verdict.Rule] {
  /// Those of the first files first; otherwise in the order that they have.
  fileprivate func ordered(by stages: [String: Int]) -> Self {
    let rules = map { rule in
      var rule = rule
      rule.stage = stages[rule.file] ?? 0
      return rule
    }
    return rules.enumerated()
      .sorted { ($0.element.stage, $0.offset) < ($1.element.stage, $1.offset) }
      .map(\.element)
  }

  /// Those that ran; all of them where none did.
  fileprivate var withoutSkipped: Self {
    let others = filter { $0.run != .skipped }
    return others.isEmpty ? self : others
  }
}

extension Duration {
  /// `10 s`, `0.25 s`.
  var text: String {
    let seconds = self / .seconds(1)
    return seconds.rounded() == seconds ? "\(Int(seconds)) s" : "\(seconds.formatted(2)) s"
  }
}

extension Double {
  func formatted(_ digits: Int) -> String {
    String(format: "%.\(digits)f", self)
  }
}
