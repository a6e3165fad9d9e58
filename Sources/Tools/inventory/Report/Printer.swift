// Lines for a terminal, or for a pipe: wrapped to its width and coloured, or neither.

import Terminal

struct Printer {
  let style: Style
  let width: Int
  private(set) var lines: [String] = []

  init(style: Style = .plain, width: Int = 80) {
    self.style = style
    self.width = width
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  mutating func heading(_ text: String) {
    if !lines.isEmpty { lines.append("") }
    add(text, as: style.bold)
  }

  mutating func add(_ text: String, indent: String = "", as dress: (String) -> String = { $0 }) {
    let hanging = String(repeating: " ", count: indent.count + (indent.isEmpty ? 0 : 2))
    lines += wrap(text, width: width, indent: indent, hangingIndent: hanging).map(dress)
  }

  /// Something to copy or to click, which is never broken.
  mutating func add(path: String, indent: String, as dress: (String) -> String = { $0 }) {
    lines.append(dress(indent + path))
  }

  /// A word in a column, and its description beside it.
  mutating func add(_ word: String, _ text: String, column: Int) {
    let padding = max(0, column - columns(of: word))
    add(word + String(repeating: " ", count: padding) + "  " + text, indent: "  ")
  }
}

func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
