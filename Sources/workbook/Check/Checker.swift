// From a learner's text to a verdict: build, run, read what the tests recorded.

import Foundation

struct Checker: Sendable {
  /// How long the tests may take. Building has no limit; it can be cancelled.
  static let limit = Duration.seconds(10)

  let builder: Builder
  var limit = Checker.limit

  /// - Throws: a `Problem` when no verdict can be had, `CancellationError` when cancelled.
  func check(
    _ text: String,
    for exercise: Exercise,
    progress: Builder.Progress = { _, _, _ in }
  ) async throws -> Verdict {
    let start = ContinuousClock.now
    let folder = builder.buildFolder(exercise)
    try folder.createFolder()
    let lock = try FileLock(folder / "lock")
    defer { withExtendedLifetime(lock) {} }

    var verdict: Verdict
    switch try await builder.build(text, for: exercise, limit: limit, progress: progress) {
    case .rejected(let diagnostics):
      verdict = Verdict(outcome: .doesNotCompile, diagnostics: diagnostics)
    case .program(let program, let warnings):
      verdict = try await run(program, of: exercise)
      verdict.diagnostics = warnings
    }
    verdict.seconds = (ContinuousClock.now - start) / .seconds(1)
    return verdict
  }

  private func run(_ program: Subprocess, of exercise: Exercise) async throws -> Verdict {
    let events = builder.buildFolder(exercise) / "events"
    events.remove()
    var program = program
    program.arguments += [
      "--no-parallel", "--event-stream-output-path", events.description,
      "--event-stream-version", "0",
    ]
    program.environment = ["SWIFT_BACKTRACE": Self.backtrace, "NO_COLOR": "1"]
    program.limit = limit
    let result = try await program.run()
    let report = TestReport((try? Data(contentsOf: events.url)) ?? Data())
    return verdict(report, result, for: exercise)
  }

  /// A trap's backtrace names the learner's line; only the part that is read is asked for.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32,top=0,"
    + "symbolicate=fast"

  private func verdict(
    _ report: TestReport,
    _ result: Subprocess.Result,
    for exercise: Exercise
  ) -> Verdict {
    var verdict = Verdict(
      outcome: .pass,
      rules: report.tests.map {
        Verdict.Rule(name: $0.name, holds: $0.isEnded && $0.failures.isEmpty, line: $0.line)
      },
      failures: report.failures,
      // `swift test` prints a report of its own among it.
      printed: builder.toolchain.method == .swiftPM ? "" : result.output.text
    )
    let crash = CrashReport(
      in: result.errors.text + result.output.text,
      learnersFile: exercise.fileName
    )
    func crashed(_ message: String) -> Verdict.Crash {
      Verdict.Crash(message: message, rule: report.running?.name, line: crash.line)
    }
    switch result.ending {
    case .timedOut:
      verdict.outcome = .timedOut
      verdict.crash = crashed("it was still running after \(limit.text)")
    case .signaled(let signal):
      verdict.outcome = .crashed
      verdict.crash = crashed(crash.message ?? meaning(ofSignal: signal))
    case .exited(let code) where !report.isComplete:
      verdict.outcome = .crashed
      verdict.crash = crashed(
        crash.message ?? "it exited with code \(code) before the tests had ended"
      )
    case .exited(0) where verdict.failures.isEmpty && !verdict.rules.isEmpty:
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
    case SIGXFSZ: "it wrote a file of more than 64 MB"
    case SIGKILL: "it was killed"
    default: "it was ended by signal \(signal)"
    }
  }
}

/// What a trap leaves behind: its message, and the learner's line in the backtrace.
struct CrashReport: Equatable {
  var message: String?
  var line: Int?

  init(in output: String, learnersFile: String) {
    for text in output.lines {
      if message == nil, let range = text.firstRange(of: "Fatal error") {
        message = String(text[range.lowerBound...])
      }
      let mark = "/\(learnersFile):"
      if line == nil, text.contains(" at /"), let range = text.firstRange(of: mark) {
        line = Int(text[range.upperBound...].prefix(while: \.isNumber))
      }
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
