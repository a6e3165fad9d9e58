// What shows of a mistake. Answers that show the same are explained alike, so the explanation of a
// known mistake is found by what it gives, and never by what somebody expected.

package struct Symptom: Hashable, Sendable {
  /// The first rule that is broken; for tests that are judged themselves, the first bug that they
  /// let through. `crash`, `timeout` or `contradiction` if that is what came first.
  package var rule: String
  /// The expectation with its values, or what a law reports; for tests that are judged themselves,
  /// all bugs that they let through.
  package var values: String

  /// Spaces don't count: where a record or a report breaks its lines says nothing.
  package static func == (one: Symptom, other: Symptom) -> Bool {
    one.key == other.key
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private var key: [String] { [rule, values].map { $0.filter { !$0.isWhitespace } } }
}

extension Verdict {
  /// Nil for an answer that passes or doesn't compile.
  package func symptom(kind: Exercise.Kind) -> Symptom? {
    switch findings {
    case .bugs(let bugs):
      let missed = bugs.filter { !$0.isFound }.map(\.name)
      return missed.first.map { Symptom(rule: $0, values: missed.joined(separator: "; ")) }
    case .rules(let rules):
      if let rule = rules.first(where: { !$0.failures.isEmpty }) {
        // How the learner's own test fails on the right implementation may differ each time.
        return kind == .test
          ? Symptom(rule: "contradiction", values: "the right implementation fails")
          : Symptom(rule: rule.name, values: rule.failures[0].values)
      }
      guard let crash else { return nil }
      let isTimeout = outcome == .timedOut
      return Symptom(
        rule: isTimeout ? "timeout" : "crash",
        // How long something took, or how much memory, depends on the machine; which functions
        // and lines took part, on the answer's form; and an address is another one each time.
        values: [crash.rule, isTimeout ? nil : crash.message].compactMap { $0 }
          .joined(separator: ": ").singleSpaced
          .replacing(/(Simultaneous accesses[^:]*):.*/, with: { $0.1 })
          .replacing(/0x[0-9a-f]+/, with: "")
      )
    }
  }
}

extension Verdict.Failure {
  /// The expectation with its values. A law's report, without its seed, where there is none.
  fileprivate var values: String {
    let text = expectation.isEmpty ? comments.joined(separator: " ") : expectation
    return text.replacing(/WORKBOOK_SEED=\d+ draws it again\./, with: "")
      // A local type's name has an address in it.
      .replacing(/\(unknown context at \$[0-9a-f]+\)/, with: "").singleSpaced
  }
}

extension StringProtocol {
  /// The text with single spaces, because its source or a report may break its lines anywhere.
  package var singleSpaced: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Exercise {
  /// The sentence for an answer that gives the same as a known mistake.
  func explanation(of verdict: Verdict) -> String? {
    guard let symptom = verdict.symptom(kind: kind) else { return nil }
    return (try? KnownMistake.all(of: self))?.first { $0.symptom == symptom }?.says
  }
}
