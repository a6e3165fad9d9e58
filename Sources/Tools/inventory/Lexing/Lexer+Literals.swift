// Strings, regular expressions and comments: the parts of a source that look like code and aren't,
// and the interpolations in them, which are.

/// How a string was opened.
struct Quote {
  var hashes: Int
  var isMultiline: Bool
}

extension Lexer {
  // MARK: - Strings

  /// At the first quotation mark.
  mutating func string(hashes: Int) {
    add(Token(kind: .literal, start: UInt32(position)))
    let isMultiline = isQuote(at: position, count: 3)
    position += isMultiline ? 3 : 1
    restOfString(Quote(hashes: hashes, isMultiline: isMultiline))
  }

  /// Goes on to the string's end, or to an interpolation, whose tokens are read like any others.
  mutating func restOfString(_ quote: Quote) {
    let marks = quote.isMultiline ? 3 : 1
    while position < end {
      switch bytes[position] {
      case ascii("\\"):
        position += 1
        guard hasHashes(quote.hashes) else { continue }
        position += quote.hashes
        if bytes[position] == ascii("(") {
          return open(ascii("("), until: ascii(")"), interpolates: quote)
        }
        // An escaped line break still ends a string of one line, which is broken.
        if quote.isMultiline || !isLineBreak(bytes[position]) { position += 1 }
      case ascii("\""):
        guard isQuote(at: position, count: marks) else {
          position += 1
          continue
        }
        position += marks
        guard hasHashes(quote.hashes) else { continue }
        position += quote.hashes
        return
      case ascii("\n"), ascii("\r"):
        if !quote.isMultiline { return }
        position += 1
      default:
        position += 1
      }
    }
    position = min(position, end)
  }

  private func isQuote(at position: Int, count: Int) -> Bool {
    for index in 0..<count where bytes[position + index] != ascii("\"") { return false }
    return true
  }

  private func hasHashes(_ count: Int) -> Bool {
    guard position + count <= end else { return false }
    for index in 0..<count where bytes[position + index] != ascii("#") { return false }
    return true
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == ascii("\n") || byte == ascii("\r") }

  // MARK: - Slashes

  /// A comment, a regular expression, a case path of old code, or a division.
  mutating func slash() {
    switch bytes[position + 1] {
    case ascii("/"): return skipLine()
    case ascii("*"): return comment()
    default: break
    }
    let start = position
    if !endsOperand(tokens.last), !isCasePath, let end = endOfRegex {
      add(Token(kind: .literal, start: UInt32(start)))
      position = end
    } else {
      add(Token(kind: .mark, mark: ascii("/"), start: UInt32(start)))
      position += 1
    }
  }

  /// Comments nest.
  private mutating func comment() {
    var depth = 0
    while position < end {
      if bytes[position] == ascii("/"), bytes[position + 1] == ascii("*") {
        depth += 1
        position += 2
      } else if bytes[position] == ascii("*"), bytes[position + 1] == ascii("/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    position = end
  }

  /// Whether an operator after this token is infix.
  private func endsOperand(_ token: Token?) -> Bool {
    guard let token else { return false }
    switch token.kind {
    case .literal: return true
    case .word: return !Vocabulary.isKeyword(token.word)
    case .mark: return [ascii(")"), ascii("]"), ascii("}")].contains(token.mark)
    }
  }

  /// `/Action.row`: a type's name, and what can follow a whole expression.
  private var isCasePath: Bool {
    var next = position + 1
    guard bytes[next].isUppercase else { return false }
    while bytes[next].isInWord || bytes[next] == ascii(".") {
      // Read again at the most once, as a word.
      if next - position > 256 { return false }
      next += 1
    }
    return next >= end || bytes[next].isBlank
      || [ascii(","), ascii(")"), ascii("]"), ascii("}")].contains(bytes[next])
  }

  /// The end of a regular expression that begins here, by the compiler's rules: it is on one line,
  /// doesn't begin or end with a space, and closes no parenthesis that it hasn't opened.
  private var endOfRegex: Int? {
    mutating get {
      guard position >= regexBarrier, !bytes[position + 1].isBlank else { return nil }
      var next = position + 1
      var depth = 0
      while next < end, !isLineBreak(bytes[next]) {
        switch bytes[next] {
        case ascii("\\"): next += isLineBreak(bytes[next + 1]) ? 0 : 1
        case ascii("("): depth += 1
        case ascii(")"): depth -= 1
        case ascii("/"): return bytes[next - 1].isBlank ? nil : next + 1
        default: break
        }
        if depth < 0 { break }
        next += 1
      }
      regexBarrier = next
      return nil
    }
  }

  /// `#/…/#`, at the slash. It may have several lines if the first one is blank.
  mutating func extendedRegex(hashes: Int) {
    add(Token(kind: .literal, start: UInt32(position)))
    position += 1
    let isMultiline = isLineBreak(bytes[position])
    while position < end {
      switch bytes[position] {
      case ascii("\\"):
        position += 1
        if !isLineBreak(bytes[position]) { position += 1 }
      case ascii("/"):
        position += 1
        guard hasHashes(hashes) else { continue }
        position += hashes
        return
      case ascii("\n"), ascii("\r"):
        if !isMultiline { return }
        position += 1
      default:
        position += 1
      }
    }
    position = min(position, end)
  }
}
