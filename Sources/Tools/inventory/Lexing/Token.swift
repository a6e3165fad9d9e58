// What the lexer makes of a source: only what patterns look at, in few bytes, because a file may
// have a million tokens.

struct Token {
  enum Kind: UInt8 {
    /// An identifier or a keyword.
    case word
    /// One character of punctuation, or `->`.
    case mark
    /// A number, a regular expression, or a string up to its end or an interpolation, whose own
    /// tokens follow in parentheses.
    case literal
  }

  var kind: Kind
  /// The character of a mark.
  var mark: UInt8 = 0
  /// The number of a word in the vocabulary; 0 for all other words.
  var word: UInt16 = 0
  /// Where it begins, in bytes.
  var start: UInt32
  /// For an opening bracket, the index of the token that closes it; otherwise 0.
  var closing: UInt32 = 0

  static let arrow: UInt8 = 1
}

/// A character's byte. `UInt8("a")` would read the text as a number.
func ascii(_ character: Unicode.Scalar) -> UInt8 { UInt8(ascii: character) }

extension UInt8 {
  var isDigit: Bool { self >= ascii("0") && self <= ascii("9") }

  /// Whether it can be in a word. Every byte of a character outside ASCII can.
  var isInWord: Bool { wordBytes[Int(self)] }

  var isUppercase: Bool { self >= ascii("A") && self <= ascii("Z") }

  /// Whether it is a space, a tab or a line break.
  var isBlank: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
}

private let wordBytes: [Bool] = (0...255).map { (value: Int) -> Bool in
  value >= 0x80 || value == 0x5F || (0x30...0x39).contains(value) || (0x41...0x5A).contains(value)
    || (0x61...0x7A).contains(value)
}
