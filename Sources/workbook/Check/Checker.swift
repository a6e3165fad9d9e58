// From a learner's text to a verdict: build, run, read what the tests recorded.

import Foundation

struct Checker: Sendable {
  /// How long the tests may take. Building has no limit; it can be cancelled.
  static let limit = Duration.seconds(10)

  let builder: Builder
  var limit = Checker.limit
  /// For the random scripts of `law` exercises; their own standard where nil.
  var seed: UInt64?

  /// Judges what a learner wrote.
  /// - Throws: a `Problem` when no verdict can be had, `CancellationError` when cancelled.
  func check(
    _ files: [SourceFile],
    for exercise: Exercise,
    progress: Builder.StepObserver = { _, _, _ in }
  ) async throws -> Verdict {
    let plan = try Plan(files, for: exercise, in: builder.package)
    if case .tests(_, let bugs) = exercise.material {
      return try await check(plan, progress) { try await hunt(bugs, with: $0, of: plan) }
    }
    return try await check(plan, progress) { try await run($0, of: plan) }
  }

  /// Runs a chapter's own tests on its own library.
  func check(
    _ chapter: Chapter,
    progress: Builder.StepObserver = { _, _, _ in }
  ) async throws -> Verdict {
    let plan = try Plan(testsOf: chapter, in: builder.package)
    return try await check(plan, progress) { try await run($0, of: plan) }
  }

  private func check(
    _ plan: Plan,
    _ progress: Builder.StepObserver,
    judge: (Subprocess) async throws -> Verdict
  ) async throws -> Verdict {
    let start = ContinuousClock.now
    let folder = builder.folder / plan.name
    try folder.createFolder()
    let lock = try await FileLock.waiting(for: folder / "lock")
    defer { withExtendedLifetime(lock) {} }

    var verdict: Verdict
    switch try await builder.build(plan, lock: lock, limit: limit, progress: progress) {
    case .rejected(let diagnostics):
      verdict = Verdict(outcome: .doesNotCompile, diagnostics: diagnostics)
    case .program(let program, let warnings):
      verdict = try await judge(program)
      verdict.diagnostics = warnings
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
    let start = ContinuousClock.now
    var verdict = try await run(program, of: plan)
    let time = ContinuousClock.now - start
    guard verdict.outcome == .pass else { return verdict }

    let found = try await inParallel(Array(bugs.indices)) { index in
      // A test that loops for ever on a bug has found it, too; one that is slow has not.
      try await run(program, of: plan, bug: index + 1, limit: min(limit, .seconds(2) + time * 3))
        .outcome != .pass
    }
    verdict.findings = .bugs(zip(bugs, found).map { Verdict.Bug(name: $0, isFound: $1) })
    if found.contains(false) { verdict.outcome = .notYet }
    return verdict
  }

  // MARK: - One run

  /// - Parameter bug: the number of a seeded bug; 0 is the right implementation.
  private func run(
    _ program: Subprocess,
    of plan: Plan,
    bug: Int = 0,
    limit: Duration? = nil
  ) async throws -> Verdict {
    let events = builder.folder / plan.name / "events-\(bug)"
    events.remove()
    let limit = limit ?? self.limit
    var program = program
    program.arguments += [
      "--no-parallel", "--event-stream-output-path", events.description,
      "--event-stream-version", "0",
    ]
    program.environment = ["SWIFT_BACKTRACE": Self.backtrace, "NO_COLOR": "1"]
    if bug > 0 { program.environment["WORKBOOK_BUG"] = "\(bug)" }
    if let seed { program.environment["WORKBOOK_SEED"] = "\(seed)" }
    program.limit = limit
    let result = try await program.run()
    let report = TestReport((try? Data(contentsOf: events.url)) ?? Data())
    return verdict(report, result, of: plan, limit: limit)
  }

  /// A trap's backtrace names the learner's line; only the part that is read is asked for.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32,top=0,"
    + "symbolicate=fast"

  private func verdict(
    _ report: TestReport,
    _ result: Subprocess.Result,
    of plan: Plan,
    limit: Duration
  ) -> Verdict {
    var verdict = Verdict(
      outcome: .pass,
      findings: .rules(report.rules),
      strayFailures: report.strayFailures,
      // `swift test` prints a report of its own among it.
      printed: builder.toolchain.method == .swiftPM ? "" : result.output.text
    )
    let crash = CrashReport(
      in: result.errors.text + result.output.text,
      learnersFiles: plan.learnersFiles
    )
    func crashed(_ message: String) -> Verdict.Crash {
      Verdict.Crash(
        message: message,
        rule: report.running?.name,
        place: crash.place
      )
    }
    switch result.ending {
    case .timedOut:
      verdict.outcome = .timedOut
      verdict.crash = crashed("it was still running after \(limit.text): does a loop not end?")
    case .signaled(let signal):
      verdict.outcome = .crashed
      verdict.crash = crashed(crash.message ?? meaning(ofSignal: signal))
    case .exited(let code) where !report.isComplete:
      verdict.outcome = .crashed
      verdict.crash = crashed(
        crash.message ?? "it exited with code \(code) before the tests had ended"
      )
    case .exited(0) where verdict.isFlawless:
      verdict.outcome = .pass
    case .exited:
      verdict.outcome = .notYet
    }
    return verdict
  }

  private func meaning(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS:
      "it touched memory that is not its own; most often a function called itself without end"
    case SIGILL, SIGTRAP:
      "Swift ended it without a word; most often a sum or a product did not fit its type"
    case SIGXFSZ: "it wrote a file of more than 64 MB"
    case SIGKILL: "it was killed"
    default: "it was ended by signal \(signal)"
    }
  }
}

/// What a trap leaves behind: its message, and the first of the learner's lines in the backtrace.
struct CrashReport: Equatable {
  var message: String?
  var place: Verdict.Place?

  init(in output: String, learnersFiles: Set<String>) {
    for text in output.lines {
      if message == nil, let range = text.firstRange(of: "Fatal error") {
        message = String(text[range.lowerBound...])
      }
      if message == nil, text.hasPrefix("Simultaneous accesses") {
        message = text.replacing(/0x[0-9a-f]+/, with: "one variable")
      }
      guard place == nil, let range = text.firstRange(of: " at /") else { continue }
      // `… in program at /path/File.swift:7:10`
      let parts = Path(String(text[range.upperBound...])).name.split(separator: ":")
      guard parts.count >= 2, learnersFiles.contains(String(parts[0])), let line = Int(parts[1])
      else { continue }
      place = Verdict.Place(file: String(parts[0]), line: line)
    }
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
