// The check of the known mistakes: each is caught, has the symptom that is recorded, and can be
// told apart from the others by it.

import Cards
import Runner

extension ExerciseVerifier {
  typealias Checked = (mistake: KnownMistake, verdict: Verdict)

  func check(_ mistakes: [KnownMistake]) async throws -> [Checked] {
    var checked: [Checked] = []
    for mistake in mistakes {
      let files = try mistake.files(of: exercise)
      var hasty = checker
      // What never ends has given what is recorded long before a learner's time is up.
      if exercise.companion == nil || mistake.symptom?.hasPrefix("timeout") == true {
        hasty.limit = min(checker.limit, .seconds(2))
      }
      var verdict = try await hasty.check(files, for: exercise)
      // On a busy machine, a task that nothing waits for may end otherwise now and then.
      if verdict.symptom(kind: exercise.kind) != mistake.symptom {
        verdict = try await checker.check(files, for: exercise)
      }
      checked.append((mistake, verdict))
    }
    return checked
  }

  /// Everything that is wrong with the known mistakes, a sentence each.
  func mistakeProblems(_ mistakes: [Checked], writes: Bool) throws -> [String] {
    var problems: [String] = []
    if mistakes.count < 2 {
      problems.append("It has \(mistakes.count) known mistakes; it needs at least two.")
    }
    var seen: [String: KnownMistake] = [:]
    for (mistake, verdict) in mistakes {
      guard let symptom = verdict.symptom(kind: exercise.kind) else {
        problems.append("\(mistake.place) is not caught: its verdict is \(verdict.outcome.word).")
        problems += verdict.lines(kind: exercise.kind)
        continue
      }
      problems += self.problems(of: mistake, symptom, writes: writes)
      if let twin = seen.updateValue(mistake, forKey: symptom), twin.fact != mistake.fact {
        problems.append(
          "\(twin.place) and \(mistake.place) give the same and state different facts. Let the "
            + "test tell them apart, or state what is true of both; causes may differ."
        )
      }
    }
    if writes {
      let paragraphs = mistakes.map { mistake, verdict in
        verdict.symptom(kind: exercise.kind).map(mistake.recording) ?? mistake.text
      }
      try (exercise.folder / KnownMistake.fileName).writeIfChanged(
        paragraphs.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
      )
    }
    return problems
  }

  /// The expectations that neither the starter nor a mistake breaks.
  func unbrokenExpectations(by verdicts: [Verdict]) throws -> [String] {
    guard case .answers = exercise.material, let tests = exercise.companion else { return [] }
    let broken = Set(verdicts.flatMap(\.rules).flatMap(\.failures).compactMap(\.line))
    // A test that a crash ends shows no expectation.
    let ended = Set(verdicts.compactMap(\.crash?.rule))
    var isEnded = false
    var warnings: [String] = []
    for (index, line) in try tests.read().lines.enumerated() {
      if line.contains("@Test(") { isEnded = ended.contains { line.contains("\"\($0)\"") } }
      guard line.contains("#require("), !isEnded, !broken.contains(index + 1) else { continue }
      warnings.append(
        "No known mistake breaks the expectation in line \(index + 1): add one, or leave it out."
      )
    }
    return warnings
  }

  private func problems(of mistake: KnownMistake, _ symptom: String, writes: Bool) -> [String] {
    if mistake.fact == nil, ![.predict, .test, .capstone].contains(exercise.kind) {
      return ["\(mistake.place) says nothing: add the sentence that explains it."]
    }
    if symptom != mistake.symptom, !writes {
      return ["\(mistake.place) gives \"\(symptom)\"; `--write` records it."]
    }
    if symptom.contains(/0x[0-9a-f]{6}/) {
      return ["\(mistake.place) gives an address, which changes each time."]
    }
    // An expectation that awaits shows none of its values.
    let hasValues = symptom.contains("→") || !symptom.contains(" == ")
    if symptom.contains("<not evaluated>") || symptom.hasSuffix(": ") || !hasValues {
      return ["\(mistake.place) gives no value: compare one that differs by the mistake."]
    }
    return []
  }
}

extension Verdict {
  /// What the compiler or the tests said, a line each.
  func lines(kind: Exercise.Kind) -> [String] {
    diagnostics.map { "  line \($0.place?.line ?? 0): \($0.message)" }
      + complaints(kind: kind).map { "  " + $0.texts.joined(separator: " ") }
      + [crash.map { "  \($0.message)" }].compactMap { $0 }
  }
}

extension Complaint {
  fileprivate var texts: [String] {
    [title] + failures.flatMap { [$0.expectation] + $0.comments }
  }
}
