// If two states of a hundred fields differ in one, the failure must show that one.

import Diagnostics

/// The places where two values differ, as lines with minus and plus.
func difference(from old: Any, to new: Any, legend: String) -> String {
  difference(from: Shown(old), to: Shown(new), legend: legend)
}

func difference(from old: Shown, to new: Shown, legend: String) -> String {
  let changes = Change.changes(from: old, to: new, wholeUpTo: 30)
  var lines: [String] = []
  for change in changes {
    let path = change.path.isEmpty ? "" : "\(change.path): "
    if let old = change.old { lines.append("  − \(path)\(old)") }
    if let new = change.new { lines.append("  + \(path)\(new)") }
  }
  if changes.isEmpty {
    lines = [
      "  − \(old.text)", "  + \(new.text)", "", "They look alike, but \"==\" says no.",
    ]
  }
  return (lines + ["", legend]).joined(separator: "\n")
}

/// Values as a list, one per line. Equal values in a row share a line.
func list(_ values: [Any]) -> String {
  var lines: [(text: String, count: Int)] = []
  for text in values.map({ describe($0) }) {
    if lines.last?.text == text {
      lines[lines.count - 1].count += 1
    } else {
      lines.append((text, 1))
    }
  }
  return lines.map { "  • \($0.text)\($0.count > 1 ? " (\($0.count) times)" : "")" }
    .joined(separator: "\n")
}
