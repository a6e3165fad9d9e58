// Word wrap by display columns. A terminal left to wrap by itself cuts words in two and knows no
// indent.

/// Breaks `text` into lines of at most `width` columns, at spaces where there are any.
///
///     wrap("Two words", width: 8, indent: "- ", hangingIndent: "  ")  // ["- Two", "  words"]
///
/// A line break in `text` stays one. Spaces stay as they are, save those where a line is broken, so
/// that indented code keeps its shape. A word wider than the width is cut between characters, never
/// inside one. A tab becomes four spaces, and what could move the cursor or reorder the text is
/// made harmless: see ``printable(_:)``. Expects text without styles, and is linear in its length.
///
/// - Parameters:
///   - width: Counts the indent. If it leaves no room, lines hold one character each and overflow.
///   - indent: Begins the first line.
///   - hangingIndent: Begins every other line; the same as `indent` when nil.
public func wrap(
  _ text: String,
  width: Int,
  indent: String = "",
  hangingIndent: String? = nil
) -> [String] {
  var lines: [String] = []
  var prefix: String { lines.isEmpty ? indent : hangingIndent ?? indent }
  var room: Int { max(1, width - columns(of: prefix)) }

  for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
    var line = ""
    var used = 0
    var gap = 0  // the spaces since the last word

    func endLine() {
      let isBlank = line.isEmpty && prefix.allSatisfy { $0 == " " }
      lines.append(isBlank ? "" : prefix + line)
      (line, used) = ("", 0)
    }

    for word in printable(String(paragraph)).split(separator: " ", omittingEmptySubsequences: false)
    {
      defer { gap += 1 }
      if word.isEmpty { continue }
      if used > 0, used + gap + columns(of: String(word)) > room {
        endLine()
      } else if gap < room {
        line += String(repeating: " ", count: gap)
        used += gap
      }
      gap = 0
      for character in word {
        if used > 0, used + columns(of: character) > room { endLine() }
        line.append(character)
        used += columns(of: character)
      }
    }
    endLine()
  }
  return lines
}
