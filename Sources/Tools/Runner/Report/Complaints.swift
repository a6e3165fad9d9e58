// What a verdict found wrong, as titles with the failures below them: a rule that doesn't hold, a
// bug that got through, and for a library how much of each file holds.

import Terminal

/// Something that must change before the exercise passes.
package struct Complaint: Equatable {
  /// A sentence.
  package var title: String
  /// One for each failure; none if the title says it all.
  package var failures: [Verdict.Failure]
  /// How many more there were, which were not kept.
  var further = 0

  init(_ title: String, _ failures: [Verdict.Failure] = [], further: Int = 0) {
    self.title = title
    self.failures = failures
    self.further = further
  }
}

extension Verdict {
  /// What failed, in the order of the rules.
  package func complaints(kind: Exercise.Kind) -> [Complaint] {
    var complaints: [Complaint]
    switch findings {
    case .bugs(let bugs):
      complaints = bugs.filter { !$0.isFound }.map { Complaint("Your tests accept \($0.name)") }
    case .rules([]) where [.test, .own].contains(kind) && outcome == .notYet:
      let advice = "A test is a function that is marked `@Test`."
      complaints = [Complaint("There is no test", [Failure(expectation: "", comments: [advice])])]
    case .rules(let rules) where rules.allSatisfy({ $0.run == .skipped }) && !rules.isEmpty:
      let advice = "All of them are disabled."
      complaints = [Complaint("No test ran", [Failure(expectation: "", comments: [advice])])]
    case .rules(let rules):
      complaints = rules.filter { !$0.failures.isEmpty }.map { rule in
        let title =
          kind == .test ? "Your test \"\(rule.name)\" fails on the right implementation" : rule.name
        return Complaint(title, rule.failures, further: rule.furtherFailures)
      }
    }
    if !strayFailures.isEmpty { complaints.append(Complaint("Outside of any rule", strayFailures)) }
    return complaints
  }
}

extension Page {
  /// The first in full and the others by their titles, because they may follow from it.
  /// - Parameter explanation: the sentence about the first failure, if its mistake is known.
  mutating func add(_ complaints: [Complaint], explanation: String? = nil) {
    guard let first = complaints.first else { return }
    addBlank()
    if !first.failures.isEmpty {
      add(first.title, indent: "  ", as: style.bold)
      addFailures(of: first, explanation: explanation)
      let others = complaints.dropFirst().map(\.title)
      guard !others.isEmpty else { return }
      addBlank()
      add(
        others.count == 1
          ? "One more rule doesn't hold yet:" : "\(others.count) more rules don't hold yet:",
        indent: "  "
      )
      addTitles(others, indent: "    ")
    } else {
      addTitles(complaints.map(\.title), indent: "  ", as: style.bold)
      if let explanation { add(explanation, indent: "    ", as: style.cyan) }
    }
  }

  /// The first, and without an explanation the second, which often says what to do about it.
  private mutating func addFailures(of complaint: Complaint, explanation: String?) {
    let shown = complaint.failures.prefix(explanation == nil ? 2 : 1)
    for failure in shown {
      if !failure.expectation.isEmpty {
        add(failure.expectation, indent: "    ", hanging: "      ")
      }
      for comment in failure.comments {
        add(comment, indent: "    ", as: explanation == nil ? style.cyan : { $0 })
      }
    }
    if let explanation { add(explanation, indent: "    ", as: style.cyan) }
    let others = complaint.failures.count - shown.count + complaint.further
    if others > 0 {
      let failures = others == 1 ? "failure" : "failures"
      add("and \(others) more \(failures) of this rule", indent: "    ", as: style.dim)
    }
  }

  private mutating func addTitles(
    _ titles: [String],
    indent: String,
    as paint: (String) -> String = { $0 }
  ) {
    let limit = 6
    for title in titles.prefix(limit) {
      add(title, indent: indent, hanging: indent + "  ", as: paint)
    }
    if titles.count > limit {
      add("and \(titles.count - limit) more", indent: indent, as: style.dim)
    }
  }

  /// A library has many rules, so this shows how many hold in each test file, then what fails. They
  /// come in the order of the library's files, and among equals the file nearest to done.
  /// Test files that a crash kept from running are left out, because nobody knows.
  mutating func addCounts(of verdict: Verdict) {
    let open = Dictionary(grouping: verdict.rules, by: \.file)
      .map { file, rules in
        (file: file, stage: rules[0].stage, open: rules.filter { !$0.holds }, count: rules.count)
      }
      .filter { !$0.open.isEmpty }
      .sorted { one, other in
        // Of two that are equally near, the one with more rules is the more basic.
        (one.stage, one.open.count, other.count, one.file)
          < (other.stage, other.open.count, one.count, other.file)
      }
    let tested = open.filter { file in
      verdict.crash == nil || file.open.count < file.count
        || file.open.contains { $0.run != .notStarted }
    }
    if open.count > 1 {
      addBlank()
      for file in tested {
        add("\(file.file): \(file.count - file.open.count) of \(file.count) hold", indent: "  ")
      }
      if tested.count < open.count {
        let others = open.count - tested.count
        add("\(others) more \(others == 1 ? "file was" : "files were") not tested", indent: "  ")
      }
    }
    var verdict = verdict
    verdict.findings = .rules(tested.flatMap(\.open))
    add(verdict.complaints(kind: .capstone), explanation: verdict.explanation)
  }
}
