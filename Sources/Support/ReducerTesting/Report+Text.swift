// How a report reads: first the shortest script, then what came of it. The text is all that a
// learner sees of a failure, in a terminal or as the comment of a test's issue.

extension Report: CustomStringConvertible {
  /// The report in lines of at most 76 columns.
  public var description: String {
    if let failure { return failure.text }
    switch kind {
    case .scripts:
      return "No difference in \(counted(count, "script")) (\(counted(actions, "action")))."
    case .inputs: return "No difference in \(counted(count, "input"))."
    }
  }
}

extension Failure: CustomStringConvertible {
  /// A few words, as `#expect(report.failure == nil)` shows them.
  public var description: String {
    guard let trace else { return "nothing tried" }
    return trace.start == nil ? "1 input" : counted(trace.steps.count, "action")
  }

  /// The law, the shortest script, and expected beside actual:
  ///
  ///     Law broken: saving twice keeps one.
  ///     Shortest script: 2 actions.
  ///
  ///     start  AppState(count: 0, favorites: [])
  ///     1  .save
  ///          favorites[0]: + 0
  ///     2  .save
  ///          favorites[1]: + 0
  ///
  ///                expected  actual
  ///     favorites  [0]       [0, 0]
  var text: String {
    guard let trace else { return title }
    var lines = wrap(title, indent: 2)
    if trace.start == nil {
      lines.append("Simplest input:")
    } else {
      lines.append("Shortest script: \(counted(trace.steps.count, "action")).")
    }
    if !repeats {
      lines.append(
        "Run again, it did not fail: the result depends on something besides the actions."
      )
    }
    lines += ["", "\(trace)", ""]
    lines += table ?? stack
    if mismatches.contains(where: { $0.expected == $0.actual }) {
      lines.append("They are unequal by ==, but print the same.")
    }
    return lines.joined(separator: "\n")
  }

  /// Expected and actual beside each other, nil if they don't fit.
  private var table: [String]? {
    let rows =
      [("", "expected", "actual")]
      + mismatches.map { ($0.path, $0.expected ?? "nothing", $0.actual ?? "nothing") }
    let pathWidth = rows.map(\.0.count).max() ?? 0
    let expectedWidth = rows.map(\.1.count).max() ?? 0
    let lines = rows.map { path, expected, actual in
      "\(pad(path, to: pathWidth))  \(pad(expected, to: expectedWidth))  \(actual)"
    }
    return lines.allSatisfy { $0.count <= columns } ? lines : nil
  }

  /// Expected above actual, for what is too wide.
  private var stack: [String] {
    mismatches.flatMap { mismatch in
      wrap(mismatch.path, indent: 2)
        + wrap("  expected  \(mismatch.expected ?? "nothing")", indent: 12)
        + wrap("  actual    \(mismatch.actual ?? "nothing")", indent: 12)
    }
  }
}
