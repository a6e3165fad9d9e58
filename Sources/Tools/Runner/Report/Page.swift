// What a person reads: paragraphs wrapped to the terminal's width, and coloured only if that is
// allowed. Everything that is printed goes through here, so no message can forget either.

import Terminal

package struct Page {
  package let style: Style
  let width: Int
  /// Only on a terminal are paths broken, and clickable. Elsewhere they are copied whole.
  let isTerminal: Bool
  /// Whether the reader goes on by keys, in a watching workbook, or by typing commands.
  var isWatching = false
  private(set) var lines: [String] = []
  private var isBlankNext = false

  init(style: Style = .plain, width: Int = 80, isTerminal: Bool = false) {
    self.style = style
    self.width = width
    self.isTerminal = isTerminal
  }

  init(on display: Display, width: Int) {
    self.init(
      style: Style(isAllowed: display.hasColour),
      width: width,
      isTerminal: display.isTerminal
    )
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// A paragraph, or several if the text has line breaks.
  package mutating func add(
    _ text: String,
    indent: String = "",
    hanging: String? = nil,
    as dress: (String) -> String = { $0 }
  ) {
    append(
      wrap(text, width: width, indent: indent, hangingIndent: hanging ?? indent)
        .map { $0.isEmpty ? "" : dress($0) }
    )
  }

  /// Something to copy or click, which is broken only on a terminal that is too narrow.
  package mutating func addUnbroken(
    _ text: String,
    indent: String = "",
    hanging: String? = nil,
    as dress: (String) -> String = { $0 }
  ) {
    let width = isTerminal ? width : .max
    append(wrap(text, width: width, indent: indent, hangingIndent: hanging).map(dress))
  }

  /// A word and what it stands for: `Edit    Workspace/…`.
  mutating func add(label: String, _ text: String, linkedTo file: Path? = nil) {
    let indent = label.padded(to: Self.labelWidth)
    if isTerminal || columns(of: indent + text) <= width {
      var lines = wrap(
        text,
        width: width,
        indent: indent,
        hangingIndent: String(repeating: " ", count: Self.labelWidth)
      )
      if let file {
        lines = lines.map { line in
          line.prefix(Self.labelWidth)
            + style.link(String(line.dropFirst(Self.labelWidth)), to: file.url)
        }
      }
      append(lines)
    } else {
      append([indent + text])
    }
  }

  /// What the reader does to go on: presses a key, or types a command.
  func way(_ key: String, _ command: String) -> String {
    isWatching ? key : "`\(commandName) \(command)`"
  }

  /// A blank line before whatever comes next, if anything does.
  package mutating func addBlank() {
    isBlankNext = lines.last?.isEmpty == false
  }

  private mutating func append(_ new: [String]) {
    if isBlankNext, !new.isEmpty { lines.append("") }
    if !new.isEmpty { isBlankNext = false }
    lines += new
  }

  private static let labelWidth = 6
}

extension String {
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns(of: self)))
  }
}
