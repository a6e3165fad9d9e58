// What a verdict found wrong, as titles with the failures below them: a rule that doesn't hold, a
// bug that got through, and for a library how much of each file holds.

import Terminal

/// Something that must change before the exercise passes.
struct Complaint: Equatable {
  /// A sentence.
  var title: String
  /// One for each failure; none if the title says it all.
  var failures: [Verdict.Failure]
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
  func complaints(kind: Exercise.Kind) -> [Complaint] {
    var complaints: [Complaint]
    switch findings {
    case .bugs(let bugs):
      complaints = bugs.filter { !$0.isFound }.map { Complaint("Your tests accept \($0.name)") }
    case .rules([]) where kind == .test && outcome == .notYet:
      let advice = "A test is a function that is marked `@Test`."
      complaints = [Complaint("There is no test", [Failure(expectation: "", comments: [advice])])]
    case .rules(let rules) where rules.allSatisfy({ $0.run == .skipped }) && !rules.isEmpty:
      let advice = "All of them are disabled."
      complaints = [Complaint("No test ran", [Failure(expectation: "", comments: [advice])])]
    case .rules(let rules):
      complaints = rules.filter { !$0.failures.isEmpty }.map { rule in
        let title =
          kind == .test ? "Your test \"\(rule.name)\" contradicts the chapter" : rule.name
        return Complaint(title, rule.failures, further: rule.furtherFailures)
      }
    }
    if !strayFailures.isEmpty { complaints.append(Complaint("Outside of any rule", strayFailures)) }
    return complaints
  }
}

extension Page {
  mutating func add(_ complaints: [Complaint]) {
    let limit = 6
    var isList = false
    // Several rules can fail for one reason. It is said once.
    var said: Set<String> = []
    for complaint in complaints.prefix(limit) {
      let first = complaint.failures.first
      let isBare = first.map { $0.expectation.isEmpty && $0.comments.isEmpty } ?? true
      if !isBare || !isList { addBlank() }
      isList = isBare
      add(complaint.title, indent: "  ", hanging: isBare ? "    " : "  ", as: style.bold)
      if let first {
        if !first.expectation.isEmpty {
          add(first.expectation, indent: "    ", hanging: "      ")
        }
        for comment in first.comments where said.insert(comment).inserted {
          add(comment, indent: "    ", as: style.cyan)
        }
      }
      let others = complaint.failures.count - 1 + complaint.further
      if others > 0 {
        let failures = others == 1 ? "failure" : "failures"
        add("and \(others) more \(failures) of this rule", indent: "    ", as: style.dim)
      }
    }
    if complaints.count > limit {
      addBlank()
      add("and \(complaints.count - limit) more rules", indent: "  ", as: style.dim)
    }
  }

  /// A library has many rules, so this shows how many hold in each test file, then what fails. The
  /// tests that need the least of the library come first, and among those the file nearest to done.
  /// Test files that a crash kept from running are left out, because nobody knows.
  mutating func addCounts(of verdict: Verdict) {
    let open = Dictionary(grouping: verdict.rules, by: \.file)
      .map { file, rules in
        let extent = rules[0].subject.extent
        return (file: file, extent: extent, open: rules.filter { !$0.holds }, count: rules.count)
      }
      .filter { !$0.open.isEmpty }
      .sorted { one, other in
        // Of two that are equally near, the one with more rules is the more basic.
        (one.extent, one.open.count, other.count, one.file)
          < (other.extent, other.open.count, one.count, other.file)
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
    add(verdict.complaints(kind: .capstone))
  }
}
