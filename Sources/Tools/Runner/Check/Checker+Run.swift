// One run of the tests, and the verdict that follows from what they recorded and how it ended.

import Foundation

extension Checker {
  struct Run {
    var verdict: Verdict
    var time: Duration
  }

  /// - Parameters:
  ///   - bug: the number of a seeded bug; 0 is the right implementation.
  ///   - neighbor: the bug in whose turn this happens, where others run at the same time.
  /// - Throws: a `Breakdown` if it didn't get as far as its first test.
  func run(
    _ program: Subprocess,
    of plan: BuildPlan,
    bug: Int = 0,
    beside neighbor: Int = 0,
    limit: Duration? = nil
  ) async throws -> Run {
    let limit = limit ?? self.limit
    let reader = TestReportReader()
    let home = builder.folder / plan.name
    let events = home.temporary / "events-\(bug)-\(neighbor)"
    // Each run has a folder of its own, which is empty: what one leaves tells the next nothing, and
    // takes no space.
    let place = home.runs / "\(bug)-\(neighbor)"
    place.remove()
    try place.createFolder()
    defer { place.remove() }
    var program = program
    program.environment["TMPDIR"] = place.description
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
    program.limit = limit
    program.memory = Self.memory
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

  /// As much as `TestProgram` allows one process.
  private static let memory = 2 << 30

  /// A trap's backtrace names the learner's line. Only the part that is read here is asked for.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32,top=0,"
    + "symbolicate=full,format=json"

  private func verdict(
    _ report: TestReport,
    _ result: Subprocess.Result,
    of plan: BuildPlan,
    limit: Duration
  ) throws -> Verdict {
    let isOurs = !builder.usesSwiftPM
    let crash = CrashReport(in: result.errors.text, learnersFiles: plan.learnersFiles)
    let rules = report.rules.ordered(by: try plan.testStages)
    let areLearners = if case .learnersTests = plan.kind { true } else { false }
    var verdict = Verdict(
      outcome: .pass,
      findings: .rules(areLearners ? rules.withoutSkipped : rules),
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
    case .stopped:
      throw Subprocess.stopped("The program with your tests")
    case let ending where !report.hasBegun:
      throw Breakdown("\(crash.others)\nThe tests never began: \(ending).")
    case .timedOut where result.running.memory > Self.memory:
      crashed(
        "together with what it had started, it took more than 2 GB: does it start programs without "
          + "end?"
      )
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
