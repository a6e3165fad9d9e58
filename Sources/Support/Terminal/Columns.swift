// How wide text stands on a terminal. `count` counts characters, and is wrong for "日本" and "👍".

/// The columns that `text`, without escape sequences, takes up on a terminal.
public func columns(of text: String) -> Int {
  text.reduce(0) { $0 + columns(of: $1) }
}

/// 0 for what only marks its neighbour or controls the terminal, 2 for emoji and East Asian wide
/// characters, else 1.
func columns(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  if scalars.contains(where: \.properties.isEmojiPresentation) { return 2 }
  // U+FE0F asks for the emoji form of a character that is otherwise text, as in "❤️" and "1️⃣".
  if scalars.first!.properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
  return scalars.reduce(0) { $0 + columns(of: $1) }
}

private func columns(of scalar: Unicode.Scalar) -> Int {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .control, .format, .nonspacingMark, .enclosingMark: return 0
  default: break
  }
  switch scalar.value {
  case 0x1160...0x11FF: return 0  // Hangul vowels and finals, which join the syllable before
  case 0x1100...0x115F,  // Hangul initials
    0x2E80...0x303E, 0x3041...0xA4CF,  // CJK radicals, punctuation, kana, ideographs, Yi
    0xA960...0xA97C, 0xAC00...0xD7A3,  // Hangul
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // compatibility forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, kana extensions
    0x1F200...0x1F265, 0x20000...0x3FFFD:  // enclosed ideographs, ideographs' further planes
    return 2
  default: return 1
  }
}
