// Text for a terminal 80 columns wide, where failures are read, often with an indent.

/// The width that no line of a report or a trace is longer than.
let columns = 76

/// `line` in pieces of at most 76 characters, broken at spaces where possible; all but the first
/// are indented by `indent`.
func wrap(_ line: String, indent: Int) -> [String] {
  let margin = String(repeating: " ", count: indent)
  var lines: [String] = []
  var rest = Substring(line)
  while rest.count > columns {
    let full = rest.prefix(columns)
    let words = full.dropFirst(indent + 1)
    let end = rest[full.endIndex] == " " ? full.endIndex : words.lastIndex(of: " ") ?? full.endIndex
    lines.append(String(rest[..<end]))
    rest = Substring(margin + rest[end...].drop { $0 == " " })
  }
  return lines + [String(rest)]
}

/// `text`, followed by spaces up to `width` characters.
func pad(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// `12345` as `12,345`, whatever the locale.
func grouped(_ number: Int) -> String {
  let digits = String(number)
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0 && (digits.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return text
}

/// `1 action`, `1,000 actions`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}
