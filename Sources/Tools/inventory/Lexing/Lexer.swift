// Takes a Swift source apart without the compiler, in one pass. It must end on any bytes: in broken
// code it may misread the rest of a line or of a bracket, but it never stops and never looks back.

struct Lexer {
  /// The source, with zeros after its end, so that looking ahead needs no check.
  let bytes: [UInt8]
  let end: Int
  let vocabulary: Vocabulary
  var position = 0
  private(set) var tokens: [Token] = []
  /// The brackets that are open.
  private var open: [(token: Int, closer: UInt8, interpolates: Quote?)] = []
  /// The `#if` blocks that are open: how many brackets were, and whether the branch counts.
  private var conditions: [(open: Int, isSkipped: Bool)] = []
  /// No regular expression begins before this position.
  var regexBarrier = 0

  static let padding = [UInt8](repeating: 0, count: 4)

  /// - Parameter bytes: a source and the ``padding``.
  static func tokens(of bytes: [UInt8], _ vocabulary: Vocabulary) -> [Token] {
    var lexer = Lexer(bytes: bytes, end: bytes.count - padding.count, vocabulary: vocabulary)
    lexer.tokens.reserveCapacity(bytes.count / 5)
    if bytes.starts(with: Array("#!".utf8)) { lexer.skipLine() }
    while lexer.position < lexer.end { lexer.next() }
    return lexer.tokens
  }

  private init(bytes: [UInt8], end: Int, vocabulary: Vocabulary) {
    self.bytes = bytes
    self.end = end
    self.vocabulary = vocabulary
  }

  private mutating func next() {
    let byte = bytes[position]
    switch byte {
    case 0...0x20: position += 1
    case ascii("`"): quotedWord()
    case ascii("\""): string(hashes: 0)
    case ascii("#"): hash()
    case ascii("/"): slash()
    case ascii("("): open(byte, until: ascii(")"))
    case ascii("["): open(byte, until: ascii("]"))
    case ascii("{"): open(byte, until: ascii("}"))
    case ascii(")"), ascii("]"), ascii("}"): close(byte)
    case ascii("-") where bytes[position + 1] == ascii(">"):
      add(Token(kind: .mark, mark: Token.arrow, start: UInt32(position)))
      position += 2
    case _ where byte.isDigit: number()
    case _ where byte.isInWord: word()
    default:
      add(Token(kind: .mark, mark: byte, start: UInt32(position)))
      position += 1
    }
  }

  mutating func add(_ token: Token) {
    if conditions.last?.isSkipped != true { tokens.append(token) }
  }

  // MARK: - Words and numbers

  private mutating func word() {
    let start = position
    var hash = 0
    while bytes[position].isInWord, position < end {
      hash = Vocabulary.hash(hash, bytes[position])
      position += 1
    }
    let number = vocabulary.number(of: bytes, start..<position, hash: hash)
    add(Token(kind: .word, word: number, start: UInt32(start)))
  }

  /// In backticks, a keyword is a name.
  private mutating func quotedWord() {
    position += 1
    let count = tokens.count
    guard bytes[position].isInWord else { return }
    word()
    if bytes[position] == ascii("`") { position += 1 }
    if tokens.count > count, Vocabulary.isKeyword(tokens[count].word) { tokens[count].word = 0 }
  }

  private mutating func number() {
    add(Token(kind: .literal, start: UInt32(position)))
    while bytes[position].isInWord
      || (bytes[position] == ascii(".") && bytes[position + 1].isDigit)
    {
      position += 1
    }
  }

  // MARK: - Brackets

  mutating func open(_ byte: UInt8, until closer: UInt8, interpolates: Quote? = nil) {
    open.append((tokens.count, closer, interpolates))
    add(Token(kind: .mark, mark: byte, start: UInt32(position)))
    position += 1
  }

  /// Closes the nearest bracket of its kind. One that closes nothing near is passed by.
  private mutating func close(_ byte: UInt8) {
    var quote: Quote?
    let isSkipped = conditions.last?.isSkipped == true
    let outermost = isSkipped ? min(conditions.last!.open, open.count) : 0
    for depth in open.indices[outermost...].reversed().prefix(8) {
      let bracket = open[depth]
      if bracket.closer == byte {
        if bracket.token < tokens.count { tokens[bracket.token].closing = UInt32(tokens.count) }
        quote = bracket.interpolates
        open.removeSubrange(depth...)
        break
      }
      if bracket.interpolates != nil { break }
    }
    add(Token(kind: .mark, mark: byte, start: UInt32(position)))
    position += 1
    if let quote { restOfString(quote) }
  }

  // MARK: - Conditional compilation

  /// A `#` begins a raw string, a regular expression, a directive or a macro.
  private mutating func hash() {
    let start = position
    while bytes[position] == ascii("#") { position += 1 }
    let hashes = position - start
    switch bytes[position] {
    case ascii("\""): return string(hashes: hashes)
    case ascii("/"): return extendedRegex(hashes: hashes)
    default: break
    }
    if hashes == 1, directive() { return }
    add(Token(kind: .mark, mark: ascii("#"), start: UInt32(start)))
  }

  /// Both branches of an `#if` are read, each from the brackets that were open before it; what
  /// `#if false` excludes is not.
  private mutating func directive() -> Bool {
    if isAhead("if") {
      let isOuterSkipped = conditions.last?.isSkipped == true
      position += 2
      while bytes[position] == ascii(" ") { position += 1 }
      conditions.append((open.count, isOuterSkipped || isAhead("false") || isAhead("0")))
    } else if isAhead("else") || isAhead("elseif") {
      guard let condition = conditions.popLast() else { return true }
      leave(condition.open)
      conditions.append((condition.open, conditions.last?.isSkipped == true))
    } else if isAhead("endif") {
      if let condition = conditions.popLast(), condition.isSkipped { leave(condition.open) }
    } else {
      return false
    }
    skipLine()
    return true
  }

  private mutating func leave(_ count: Int) {
    if open.count > count { open.removeSubrange(count...) }
  }

  private func isAhead(_ word: StaticString) -> Bool {
    guard position + word.utf8CodeUnitCount < bytes.count else { return false }
    for index in 0..<word.utf8CodeUnitCount
    where bytes[position + index] != word.utf8Start[index] { return false }
    return !bytes[position + word.utf8CodeUnitCount].isInWord
  }

  mutating func skipLine() {
    while position < end, bytes[position] != ascii("\n"), bytes[position] != ascii("\r") {
      position += 1
    }
  }
}
