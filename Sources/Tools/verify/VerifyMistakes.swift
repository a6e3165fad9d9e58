// The check of the known mistakes: that each is caught, that it gives what is recorded,
// and that what it gives tells it from the others.

import Runner

extension ExerciseVerifier {
  typealias Checked = (mistake: KnownMistake, verdict: Verdict)

  func check(_ mistakes: [KnownMistake]) async throws -> [Checked] {
    var checked: [Checked] = []
    for mistake in mistakes {
      let files = try mistake.files(of: exercise)
      checked.append((mistake, try await checker.check(files, for: exercise)))
    }
    return checked
  }

  /// Everything that is wrong with the known mistakes, a sentence each.
  func mistakeProblems(_ mistakes: [Checked], writes: Bool) throws -> [String] {
    var problems: [String] = []
    if mistakes.count < 2 {
      problems.append("It has \(mistakes.count) wrong answers; it needs at least two.")
    }
    var seen: [Symptom: KnownMistake] = [:]
    for (mistake, verdict) in mistakes {
      guard let symptom = verdict.symptom(kind: exercise.kind) else {
        problems.append("\(mistake.name) is not caught: its verdict is \(verdict.outcome.word).")
        problems += verdict.lines(kind: exercise.kind)
        continue
      }
      problems += try self.problems(of: mistake, symptom, writes: writes)
      if let twin = seen.updateValue(mistake, forKey: symptom), twin.says != mistake.says {
        problems.append(
          "\(twin.name) and \(mistake.name) give the same and say different things. Let the test "
            + "tell them apart, or say what is true of both."
        )
      }
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

  private func problems(
    of mistake: KnownMistake,
    _ symptom: Symptom,
    writes: Bool
  ) throws -> [String] {
    if mistake.says == nil, ![.predict, .test, .capstone].contains(exercise.kind) {
      return ["\(mistake.name) has no \"// says: …\": add the sentence that explains it."]
    }
    // What its author wrote is intended; what was recorded may change.
    let isIntended = mistake.symptom == nil || !writes
    if isIntended, !mistake.fails.isEmpty, mistake.fails != symptom.rule {
      return ["\(mistake.name) breaks \"\(symptom.rule)\" first, not \"\(mistake.fails)\"."]
    }
    if symptom != mistake.symptom {
      if !writes {
        return ["\(mistake.name) gives \"\(symptom.values)\"; `--write` records it."]
      }
      try mistake.file.write(mistake.recording(symptom))
    }
    if symptom.values.contains(/0x[0-9a-f]{6}/) {
      return ["\(mistake.name) gives an address, which is another one each time."]
    }
    // An expectation that awaits shows none of its values.
    let hasValues = symptom.values.contains("→") || !symptom.values.contains(" == ")
    if symptom.values.contains("<not evaluated>") || symptom.values.isEmpty || !hasValues {
      return ["\(mistake.name) gives no value: compare one that differs by the mistake."]
    }
    return []
  }
}

extension KnownMistake {
  fileprivate var name: String { "Wrong/\(file.name)" }
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
