// Prose on a terminal: paragraphs wrapped, code left as it is.

import Terminal

extension Page {
  mutating func add(_ text: Markdown, indent: String = "") {
    var previous: Markdown.Block?
    for block in text.blocks {
      switch (previous, block) {
      case (nil, _), (.item, .item), (.row, .row): break
      default: addBlank()
      }
      previous = block
      switch block {
      case .heading(let text, _):
        add(text, indent: indent, as: style.bold)
      case .paragraph(let text):
        add(text, indent: indent)
      case .item(let text, let marker):
        let start = indent + marker + " "
        let hanging = String(repeating: " ", count: start.count)
        add(text, indent: start, hanging: hanging)
      case .row(let text):
        add(text, indent: indent, hanging: indent + "    ")
      case .code(let lines):
        add(code: lines, indent: indent + "    ")
      case .folded(let summary):
        add("\(summary) (folded; it is in the page)", indent: indent, as: style.dim)
      }
    }
  }

  /// Lines of code. If one is too wide for the terminal, its rest is indented further.
  mutating func add(code lines: [String], indent: String) {
    for line in lines {
      let shape = indent + line.prefix { $0 == " " }
      addUnbroken(String(line.drop { $0 == " " }), indent: shape, hanging: shape + "    ")
    }
  }
}
