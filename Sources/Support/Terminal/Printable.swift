// Text from elsewhere, such as what a learner's code printed, must not move the cursor, change
// colours, or show something other than what it holds.

/// `text` as it can be shown: escape sequences are removed whole, a tab becomes four spaces, other
/// control characters are removed, and those that reorder text are shown as what they are, such as
/// `\u{202E}`.
public func printable(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    switch scalar {
    case "\t":
      result.append(contentsOf: "    ".unicodeScalars)
    case "\u{1B}":
      removeSequence(from: &rest)
    case "\u{9B}":
      removeControlSequence(from: &rest)
    case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}":
      removeString(from: &rest)
    case _ where scalar.reordersText:
      let code = String(scalar.value, radix: 16, uppercase: true)
      result.append(contentsOf: "\\u{\(code)}".unicodeScalars)
    case _ where scalar.properties.generalCategory == .control:
      break
    default:
      result.append(scalar)
    }
  }
  return String(result)
}

extension Unicode.Scalar {
  /// Whether it changes the direction of the text around it.
  fileprivate var reordersText: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// Removes what follows an ESC: a string up to its end, a control sequence, or a short sequence.
private func removeSequence(from text: inout Substring.UnicodeScalarView) {
  if text.first == "\u{1B}" { return }  // The first one means nothing.
  switch text.popFirst() {
  case "[":
    removeControlSequence(from: &text)
  case "]", "P", "X", "^", "_":
    removeString(from: &text)
  case let scalar? where (0x20...0x2F).contains(scalar.value):
    text = text.drop { (0x20...0x2F).contains($0.value) }.dropFirst()
  default:
    break
  }
}

/// Removes parameters and the letter that ends them.
private func removeControlSequence(from text: inout Substring.UnicodeScalarView) {
  text = text.drop { (0x20...0x3F).contains($0.value) }
  if let scalar = text.first, (0x40...0x7E).contains(scalar.value) { text = text.dropFirst() }
}

/// Removes everything up to BEL or ST; all there is, where neither comes.
private func removeString(from text: inout Substring.UnicodeScalarView) {
  while let scalar = text.popFirst() {
    switch scalar {
    case "\u{7}", "\u{9C}": return
    case "\u{1B}":
      if text.first == "\\" { text = text.dropFirst() }
      return
    default: continue
    }
  }
}
