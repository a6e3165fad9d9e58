// The words that patterns name. Each has a number, so matching compares numbers and never text.

struct Vocabulary: Sendable {
  private var words: [[UInt8]] = [[]]
  /// The numbers of the words, at the place that a hash gives, or after it.
  private var slots: [UInt16] = []
  /// Words in patterns that begin with `_` stand for every word that ends like this.
  private var suffixes: [(ending: [UInt8], number: UInt16)] = []

  /// The keywords after which an expression or a declaration can begin. They come first.
  private static let keywords = [
    "as", "await", "case", "catch", "default", "defer", "do", "else", "for", "guard", "if", "in",
    "is", "repeat", "return", "some", "switch", "throw", "throws", "try", "where", "while", "any",
    "inout", "class", "struct", "enum", "protocol", "actor", "extension", "func", "let", "var",
    "typealias", "associatedtype", "import", "init", "static", "macro",
  ]

  init(_ others: some Sequence<String>) {
    var seen: Set<String> = []
    for word in Self.keywords + others where seen.insert(word).inserted {
      if word.count > 1, word.hasPrefix("_") {
        suffixes.append((Array(word.utf8.dropFirst()), UInt16(words.count)))
      }
      words.append(Array(word.utf8))
    }
    var size = 64
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for number in words.indices.dropFirst() {
      var slot = Self.hash(words[number]) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(number)
    }
  }

  static func isKeyword(_ number: UInt16) -> Bool { number > 0 && number <= keywords.count }

  /// The number of the word in these bytes, whose hash the lexer has computed on the way.
  func number(of bytes: [UInt8], _ range: Range<Int>, hash: Int) -> UInt16 {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let number = slots[slot]
      if isEqual(words[Int(number)], bytes, range) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    for (ending, number) in suffixes where range.count > ending.count {
      if isEqual(ending, bytes, range.upperBound - ending.count..<range.upperBound) {
        return number
      }
    }
    return 0
  }

  private func isEqual(_ word: [UInt8], _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard word.count == range.count else { return false }
    for index in word.indices where word[index] != bytes[range.lowerBound + index] { return false }
    return true
  }

  static func hash(_ hash: Int, _ byte: UInt8) -> Int { (hash &* 31) &+ Int(byte) }

  private static func hash(_ word: [UInt8]) -> Int { word.reduce(0) { hash($0, $1) } }
}
