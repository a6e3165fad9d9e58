// What counts as a word, and when two words are the same: `closes` and `closing` are, and so is
// part of a name, `store` in `TestStore`. A search for exactly what was typed would miss most
// pages.

struct Words {
  /// In lower case, as typed.
  private(set) var all: [String] = []
  /// The parts of names such as `TestStore`.
  private(set) var parts: [String] = []

  init(_ text: some StringProtocol) {
    Self.read(text) { word, isPart, _ in
      let string = String(decoding: word, as: UTF8.self)
      if isPart { parts.append(string) } else { all.append(string) }
    }
  }

  /// Visits each word, then its parts, in lower case, and says whether it stands between backticks.
  /// Reads bytes and makes no strings: the pages have more than a hundred thousand words.
  static func read(
    _ text: some StringProtocol,
    visit: (_ word: ArraySlice<UInt8>, _ isPart: Bool, _ isCode: Bool) -> Void
  ) {
    var text = String(text)
    text.withUTF8 { read($0, visit: visit) }
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    visit: (_ word: ArraySlice<UInt8>, _ isPart: Bool, _ isCode: Bool) -> Void
  ) {
    var word: [UInt8] = []
    var starts: [Int] = []  // of the word's parts
    var isCode = false

    func end() {
      guard !word.isEmpty else { return }
      visit(word[...], false, isCode)
      if starts.count > 1 {
        for (start, end) in zip(starts, starts.dropFirst() + [word.count]) {
          visit(word[start..<end], true, isCode)
        }
      }
      word.removeAll(keepingCapacity: true)
      starts.removeAll(keepingCapacity: true)
    }

    /// Whether the period at this index stands in a version, as in `1.25` and `0.x`.
    func isInVersion(_ period: Int) -> Bool {
      guard word.allSatisfy({ $0 < UInt8(ascii: ":") }), !word.isEmpty else { return false }
      guard period + 1 < bytes.count else { return false }
      let next = bytes[period + 1]
      return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) || next == UInt8(ascii: "x")
    }

    var isLastCapital = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      switch byte {
      case UInt8(ascii: "'"):  // doesn't
        continue
      case _ where isCapital:
        if word.isEmpty || !isLastCapital { starts.append(word.count) }
        word.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"):
        if word.isEmpty { starts.append(0) }
        word.append(byte)
      case UInt8(ascii: ".") where isInVersion(index - 1): word.append(byte)  // 1.25
      case 0xE2:  // dashes, quotation marks, arrows; a typographic apostrophe stays in its word
        if index + 1 >= bytes.count || (bytes[index], bytes[index + 1]) != (0x80, 0x99) { end() }
        index += 2
      case UInt8(ascii: "]") where index < bytes.count && bytes[index] == UInt8(ascii: "("):
        end()
        while index < bytes.count, bytes[index] != UInt8(ascii: ")") { index += 1 }  // a link
      case 0x00..<0x80, 0xC2:
        end()
        if byte == UInt8(ascii: "`") { isCode.toggle() }
        index += byte == 0xC2 ? 1 : 0
      default:  // other scripts
        if word.isEmpty { starts.append(0) }
        word.append(byte)
      }
      isLastCapital = isCapital
    }
    end()
  }

  /// `1.25` or `0.x`.
  static func isVersion(_ word: String) -> Bool {
    word.first?.isNumber == true && word.contains(".")
  }

  /// What a word is counted by: without its ending.
  static func stem(_ word: String) -> String {
    var stem = Array(word.utf8)
    guard stem.count > 3 else { return word }
    func drop(_ ending: StaticString) -> Bool {
      guard stem.count >= ending.utf8CodeUnitCount + 3, stem.ends(with: ending) else {
        return false
      }
      stem.removeLast(ending.utf8CodeUnitCount)
      return true
    }
    if drop("ies") {
      stem.append(UInt8(ascii: "y"))
    } else if !(stem.ends(with: "ss") || stem.ends(with: "us") || stem.ends(with: "is")) {
      _ = drop("ing") || drop("ed") || drop("es") || drop("s")
    }
    if stem.last == UInt8(ascii: "e") { stem.removeLast() }
    if stem.count > 2, stem.last == stem[stem.count - 2] { stem.removeLast() }
    return String(decoding: stem, as: UTF8.self)
  }

  /// Too frequent to say what a question is about.
  static let fillers: Set<String> = [
    "a", "an", "the", "is", "are", "be", "been", "do", "does", "did", "i", "im", "ive", "my", "me",
    "you", "your", "we", "it", "its", "to", "of", "in", "on", "at", "by", "for", "from", "with",
    "and", "or", "as", "if", "so", "that", "this", "these", "there", "how", "what", "why", "which",
    "when", "where", "who", "can", "cant", "could", "should", "would", "will", "have", "has",
    "had", "want", "need", "get", "some", "any", "using", "use", "error", "swift",
  ]
}

extension [UInt8] {
  fileprivate func ends(with ending: StaticString) -> Bool {
    ending.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
