// A verdict in words: the rule that failed, the values, the idea behind the mistake. The status is
// a word, and colour only repeats it.

import Terminal

extension Page {
  /// The verdict itself, without what to do next.
  /// - Parameters:
  ///   - label: the exercise's number, if it is one that can be reset.
  ///   - isStarted: if not, the rules are only named, without the mistakes behind them.
  package mutating func add(
    _ verdict: Verdict,
    named name: String,
    kind: Exercise.Kind,
    label: String? = nil,
    isStarted: Bool = true
  ) {
    let style = style
    let complaints = verdict.complaints(kind: kind)
    let summary = isStarted ? verdict.summary(kind: kind) : "not started"
    let time = "(\(verdict.seconds.formatted(2)) s)"
    add(
      "\(verdict.outcome.word)  \(name)" + (summary.map { ": \($0) " } ?? " ") + time
    ) { text in
      switch verdict.outcome {
      case .pass: style.bold(style.green(text))
      case .notYet: style.bold(style.yellow(text))
      case .doesNotCompile, .timedOut, .crashed: style.bold(style.red(text))
      }
    }
    if !isStarted {
      add(verdict.rules.map { Complaint($0.name) })
    } else if kind == .capstone {
      addCounts(of: verdict)
    } else {
      add(complaints, explanation: verdict.explanation)
    }
    if let crash = verdict.crash { addCrash(crash, kind: kind) }
    // A warning about a hole that is still empty means nothing.
    if isStarted || verdict.outcome == .doesNotCompile {
      addDiagnostics(verdict.diagnostics, of: verdict.outcome, kind: kind, label: label)
    }
    // With a complaint, it stands below the first.
    if complaints.isEmpty, let explanation = verdict.explanation {
      addBlank()
      add(explanation, indent: "  ", as: style.cyan)
    }
    addPrinted(verdict.printed)
  }

  private mutating func addCrash(_ crash: Verdict.Crash, kind: Exercise.Kind) {
    addBlank()
    if let rule = crash.rule { add("While testing: \(rule)", indent: "  ", as: style.bold) }
    add(crash.message, indent: "    ", as: style.red)
    if let place = crash.place {
      let file = kind.hasSeveralFiles ? place.file : "your file"
      add("at line \(place.line) of \(file)", indent: "    ")
    }
  }

  private mutating func addDiagnostics(
    _ diagnostics: [Verdict.Diagnostic],
    of outcome: Verdict.Outcome,
    kind: Exercise.Kind,
    label: String?
  ) {
    let diagnostics = outcome == .doesNotCompile ? diagnostics.errors : diagnostics
    let mine = diagnostics.filter(\.isMine)
    let isMine = outcome != .doesNotCompile || mine.contains { $0.severity == .error }
    // The tests use a name again and again, and one that is gone is reported each time.
    var messages: Set<String> = []
    let shown = isMine ? mine : diagnostics.filter { messages.insert($0.message).inserted }
    let limit = 3
    for diagnostic in shown.prefix(limit) {
      let place =
        switch diagnostic.place {
        case let place? where place.isMine:
          (kind.hasSeveralFiles ? "\(place.file) " : "") + "line \(place.line): "
        case .some: "the exercise's tests: "
        case nil: ""
        }
      addBlank()
      add(
        place + "\(diagnostic.severity.rawValue): \(diagnostic.message)",
        indent: "  ",
        hanging: "    "
      )
      for line in diagnostic.excerpt { addUnbroken(line, indent: "    ") }
    }
    if shown.count > limit {
      addBlank()
      add("and \(shown.count - limit) more", indent: "  ", as: style.dim)
    }
    if !isMine, shown.contains(where: { $0.place != nil }) {
      addBlank()
      add(
        "The tests use what the starter declared: keep its names and types"
          + (label.map { label in
            ", or see them again with " + way("z", "reset \(label)")
              + ", which keeps a copy of your file."
          } ?? "."),
        indent: "  "
      )
    }
  }

  private mutating func addPrinted(_ printed: String) {
    guard !printed.isEmpty else { return }
    addBlank()
    add("Your code printed:", indent: "  ", as: style.dim)
    let lines = printed.trimmed.lines
    let limit = 20
    var rows: [String] = []
    var whole = 0
    for line in lines {
      rows += wrap(line, width: width, indent: "    ")
      if rows.count > limit { break }
      whole += 1
    }
    for row in rows.prefix(limit) { addUnbroken(row) }
    let more = lines.count - whole
    if more > 0 {
      add("and \(more) more \(more == 1 ? "line" : "lines")", indent: "    ", as: style.dim)
    }
  }
}

extension Exercise.Kind {
  fileprivate var hasSeveralFiles: Bool { self == .capstone || self == .own }
}

extension [Verdict.Diagnostic] {
  /// The errors, with the notes that follow them.
  fileprivate var errors: [Verdict.Diagnostic] {
    var isOfError = false
    return filter { diagnostic in
      if diagnostic.severity != .note { isOfError = diagnostic.severity == .error }
      return isOfError
    }
  }
}

extension Verdict {
  /// How much holds, in words; nil if nothing could be counted.
  func summary(kind: Exercise.Kind) -> String? {
    if crash != nil { return nil }
    switch findings {
    case .bugs(let bugs):
      let found = bugs.count(where: \.isFound)
      return outcome == .pass
        ? "your tests find all \(bugs.count) bugs"
        : "your tests find \(found) of \(bugs.count) bugs"
    case .rules(let rules):
      if rules.allSatisfy({ $0.run == .skipped }) { return nil }
      let held = rules.count(where: \.holds)
      if kind == .test { return "\(held) of your \(rules.count) tests agree with the chapter" }
      if rules.count == 1 { return outcome == .pass ? "its rule holds" : "its rule does not hold" }
      return outcome == .pass
        ? "all \(rules.count) rules hold" : "\(held) of \(rules.count) rules hold"
    }
  }
}

extension Verdict.Outcome {
  /// The word that a person reads.
  package var word: String {
    switch self {
    case .pass: "PASS"
    case .notYet: "NOT YET"
    case .doesNotCompile: "DOES NOT COMPILE"
    case .timedOut: "TIMED OUT"
    case .crashed: "CRASHED"
    }
  }
}
