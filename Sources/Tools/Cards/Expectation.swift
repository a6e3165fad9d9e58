// What the tests of an exercise expect, in the order in which they run. A review needs this besides
// the known mistakes. `verify --write` records it in `Expectations.txt`, a paragraph for each
// expectation that a known mistake breaks first:
//
//     A decrement takes the step away
//     = decrement: after(.decrementTapped).count → 37
//     The count was 40, and the step is 3.
//
// The line that begins with `=` is the symptom's line with the right value. A law's report and a
// crash have no value, so their line names only the test.

import Runner

package struct Expectation: Hashable, Sendable {
  /// The test's name.
  package var rule: String
  /// The test's function, and the expression that is compared.
  package var key: String
  /// What that must be, where there is a value.
  package var right: String?
  /// What was tried. It may be empty.
  package var tried = ""

  package static let fileName = "Expectations.txt"

  /// In the order of the tests.
  package static func all(of exercise: Exercise) throws -> [Expectation] {
    let file = exercise.folder / fileName
    return try file.exists ? file.read().lines.split(separator: "").compactMap(Self.init) : []
  }

  private init?(_ paragraph: ArraySlice<String>) {
    let lines = Array(paragraph)
    guard lines.count > 1, lines[1].hasPrefix("= ") else { return nil }
    let (key, value) = lines[1].dropFirst(2).splitAtArrow
    self.init(rule: lines[0], key: key, right: value, tried: lines.count > 2 ? lines[2] : "")
  }

  private init(rule: String, key: String, right: String?, tried: String) {
    (self.rule, self.key, self.right, self.tried) = (rule, key, right, tried)
  }

  /// The test's function.
  package var test: String { String(key.prefix { $0 != ":" }) }

  package var text: String {
    ([rule, "= \(key)" + (right.map { " → \($0)" } ?? "")] + (tried.isEmpty ? [] : [tried]))
      .map { $0 + "\n" }.joined()
  }

  /// What an answer with that verdict breaks first, and the line where it stands.
  package static func broken(
    by verdict: Verdict,
    kind: Exercise.Kind
  ) -> (line: Int, expectation: Expectation)? {
    guard let symptom = verdict.symptom(kind: kind) else { return nil }
    let key = key(of: symptom)
    if let rule = verdict.rules.first(where: { !$0.failures.isEmpty }) {
      let failure = rule.failures[0]
      let expectation = Expectation(
        rule: rule.name,
        key: key,
        right: symptom.contains(" → ") ? failure.right : nil,
        tried: failure.expectation.isEmpty
          ? "" : failure.comments.joined(separator: " ").singleSpaced
      )
      return (failure.line ?? rule.line, expectation)
    }
    // Nothing is known of the expectations of a test that never ended.
    guard let rule = verdict.rules.first(where: { $0.name == verdict.crash?.rule }) else {
      return nil
    }
    return (rule.line, Expectation(rule: rule.name, key: key, right: nil, tried: ""))
  }

  /// The part of what a mistake gives that says where.
  package static func key(of symptom: String) -> String {
    if let crash = symptom.firstMatch(of: /^(?:crash|timeout) in ([^:]+)/) {
      return String(crash.1)
    }
    let (key, value) = symptom[...].splitAtArrow
    return value == nil ? String(key.prefix { $0 != ":" }) : key
  }
}

extension Verdict.Failure {
  /// The right side of an expectation, such as `2` of `(state.count → 1) == 2`, and its value if
  /// the source is something else.
  fileprivate var right: String? {
    guard let sides = expectation.ranges(of: ") == ").last else { return nil }
    let right = expectation[sides.upperBound...]
    guard right.hasPrefix("("), right.hasSuffix(")"), right.contains(" → ") else {
      return String(right)
    }
    return right.dropFirst().dropLast().splitAtArrow.value
  }
}

extension Substring {
  /// What stands before the first arrow, and after it if there is one.
  fileprivate var splitAtArrow: (key: String, value: String?) {
    guard let arrow = firstRange(of: " → ") else { return (String(self), nil) }
    return (String(self[..<arrow.lowerBound]), String(self[arrow.upperBound...]))
  }
}
