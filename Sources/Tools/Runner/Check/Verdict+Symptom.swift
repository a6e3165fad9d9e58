// The symptom of a mistake, in a line. Answers with the same symptom get the same explanation: see
// KnownMistake+Explanation.

extension Verdict {
  /// The function of the first test that fails and the value that came out; for tests that are
  /// judged themselves, the numbers of the bugs that they let through. Nil for an answer that
  /// passes or doesn't compile.
  package func symptom(kind: Exercise.Kind) -> String? {
    switch findings {
    case .bugs(let bugs):
      let missed = bugs.indices.filter { !bugs[$0].isFound }.map { "\($0 + 1)" }
      return missed.isEmpty ? nil : "accepts bugs \(missed.joined(separator: ", "))"
    case .rules(let rules):
      if let rule = rules.first(where: { !$0.failures.isEmpty }) {
        // How the learner's own test fails on the right implementation may differ each time.
        return kind == .test
          ? "contradicts the right implementation"
          : "\(rule.function ?? rule.name): \(rule.failures[0].values)"
      }
      guard let crash else { return nil }
      let function = rules.first { $0.name == crash.rule }?.function ?? "no test"
      if outcome == .timedOut { return "timeout in \(function)" }
      // How much memory something took depends on the machine; which functions and lines took
      // part, on the answer's form; and an address changes each time.
      let message = crash.message.singleSpaced
        .replacing(/(Simultaneous accesses[^:]*):.*/, with: { $0.1 })
        .replacing(/0x[0-9a-f]+/, with: "")
      return "crash in \(function): \(message)"
    }
  }
}

extension Verdict.Failure {
  /// What came out. What was expected is in the test. Where there is no expectation, a law's
  /// report.
  fileprivate var values: String {
    var text = expectation.isEmpty ? comments.joined(separator: " ") : expectation
    if text.hasPrefix("("), let arrow = text.firstRange(of: " → "),
      let end = text[arrow.upperBound...].firstMatch(of: /\) [!=]=\s/)
    {
      text = String(text[..<end.range.lowerBound].dropFirst())
    }
    // A local type's name has an address in it, and a report the place of an effect in the answer.
    return text.replacing(/\(unknown context at \$[0-9a-f]+\)/, with: "").singleSpaced
      .replacing(/\ returned from "[^"]*:\d+"/, with: "")
  }
}
