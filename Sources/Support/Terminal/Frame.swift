// A whole screen as one piece of output. Clearing first and drawing after would flicker.

/// What to write so that the screen shows `lines` from its top left corner, and nothing else.
///
/// Each line must fit the width: ``wrap`` sees to that. Lines below the last row are left out,
/// since they would scroll the first ones away. Line breaks are plain `\n`, which a
/// ``TerminalSession`` leaves to the terminal to turn into returns.
public func frame(_ lines: [String], in size: Size) -> String {
  let visible = lines.prefix(size.rows)
  // A row is cleared before it is written: after its last column was written, the cursor still
  // stands on that column, and clearing from there would erase it.
  let rows = visible.map { "\u{1B}[2K" + $0 }.joined(separator: "\n")
  return "\u{1B}[H" + rows + (visible.count < size.rows ? "\n\u{1B}[J" : "")
}
