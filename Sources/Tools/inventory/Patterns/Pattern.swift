// What is looked for, written much like the code itself, so that anyone can add to the table:
//
//     WithViewStore              the word
//     .pullback(state:action:)   a call with these labels, in this order, others allowed
//     .scope(state:action:{)     the value of `action:` begins like this
//     .debug(…)                  a call with any arguments; `()` is one without
//     WithViewStore(!observe:)   a call without that label
//     Text() !content            no trailing closure is followed by one labelled `content:`
//     Effect<_, _>               two generic arguments, of any shape
//     case _(id:action:)         `_` is any word; `_Environment` any that ends in Environment;
//                                in backticks, a word is only itself
//     @Reducer … struct          `…` is a few tokens, none of them a brace
//     { enum State; !Observable }  braces that hold the first, and not the second
//     { _, _, _ in               any other token stands for itself
//
// One word may come first: `implicit .task` has no value before its dot, `member .debug` has one,
// and `conforms Reducer` is in the list after a type's name and colon.

struct Pattern: Sendable {
  enum Element: Equatable, Sendable {
    case word(UInt16)
    case anyWord
    case mark(UInt8)
    case gap
    case generics(count: Int)
    /// A call with these labels, or without any arguments if there are none.
    case arguments([Label])
    case anyArguments
    case block([Requirement])
    /// No trailing closure, followed by one with this label.
    case noClosure(UInt16)
  }

  struct Label: Equatable, Sendable {
    var name: UInt16
    var isForbidden = false
    /// What its value begins with.
    var value: [Element] = []
  }

  struct Requirement: Equatable, Sendable {
    var words: [UInt16]
    var isForbidden: Bool
  }

  enum Place: Sendable { case anywhere, implicit, member, conformance }

  var elements: [Element] = []
  var place = Place.anywhere
  /// Which element a search begins with: the first that is a word.
  let anchor: Int

  init(_ text: String, _ vocabulary: Vocabulary) {
    let bytes = Array(text.utf8)
    var reader = PatternReader(bytes: bytes, vocabulary)
    elements = reader.elements()
    let places: [String: Place] = [
      "implicit": .implicit, "member": .member, "conforms": .conformance,
    ]
    if let place = places[text.split(separator: " ").first.map(String.init) ?? ""] {
      self.place = place
      elements.removeFirst()
    }
    anchor = elements.firstIndex { if case .word = $0 { true } else { false } } ?? 0
  }

  /// The words of a pattern, for the vocabulary.
  static func words(in text: String) -> [String] {
    text.utf8.split { !$0.isInWord }.map { String(Substring($0)) }.filter { $0 != "…" }
  }
}

/// Reads the notation. The table is our own, so it is taken to be right; the tests see to that.
private struct PatternReader {
  let tokens: [Token]
  let bytes: [UInt8]
  var index = 0

  init(bytes: [UInt8], _ vocabulary: Vocabulary) {
    self.bytes = bytes
    tokens = Lexer.tokens(of: bytes + Lexer.padding, vocabulary)
  }

  mutating func elements(until end: Int? = nil) -> [Pattern.Element] {
    var result: [Pattern.Element] = []
    while index < end ?? tokens.count {
      let closing = Int(tokens[index].closing)
      if text(index) == "(", isLabel(index + 1) {
        result.append(.arguments(labels(until: closing)))
      } else if text(index) == "{", closing > 0 {
        result.append(.block(requirements(until: closing)))
      } else if text(index) == "<", let close = tokens.indices.first(where: { text($0) == ">" }) {
        result.append(.generics(count: (index...close).count { text($0) == "," } + 1))
        index = close + 1
      } else {
        result.append(single())
      }
    }
    return result
  }

  private mutating func single() -> Pattern.Element {
    defer { index += 1 }
    let token = tokens[index]
    if token.mark == ascii("!"), index + 1 < tokens.count, tokens[index + 1].kind == .word {
      index += 1
      return .noClosure(tokens[index].word)
    }
    if token.mark == ascii("("), token.closing > 0 {
      let isEmpty = Int(token.closing) == index + 1
      index = Int(token.closing)
      return isEmpty ? .arguments([]) : .anyArguments
    }
    if token.kind == .mark { return .mark(token.mark) }
    let isQuoted = token.start > 0 && bytes[Int(token.start) - 1] == ascii("`")
    switch text(index) {
    case "_" where !isQuoted: return .anyWord
    case "…": return .gap
    default: return .word(token.word)
    }
  }

  private func isLabel(_ index: Int) -> Bool {
    guard index < tokens.count else { return false }
    return text(index) == "!"
      || (tokens[index].kind == .word && index + 1 < tokens.count && text(index + 1) == ":")
  }

  /// From an opening parenthesis on.
  private mutating func labels(until closing: Int) -> [Pattern.Label] {
    var labels: [Pattern.Label] = []
    index += 1
    while index < closing {
      let isForbidden = text(index) == "!"
      if isForbidden { index += 1 }
      var label = Pattern.Label(name: tokens[index].word, isForbidden: isForbidden)
      index += 2
      while index < closing, !isLabel(index) { label.value.append(single()) }
      labels.append(label)
    }
    index = closing + 1
    return labels
  }

  private mutating func requirements(until closing: Int) -> [Pattern.Requirement] {
    var requirements: [Pattern.Requirement] = []
    index += 1
    for part in tokens[index..<closing].split(whereSeparator: { $0.mark == ascii(";") }) {
      let words = part.filter { $0.kind == .word }.map(\.word)
      requirements.append(.init(words: words, isForbidden: part.first?.mark == ascii("!")))
    }
    index = closing + 1
    return requirements
  }

  private func text(_ index: Int) -> String {
    let token = tokens[index]
    if token.kind == .mark { return String(UnicodeScalar(token.mark)) }
    let word = bytes[Int(token.start)...].prefix { $0.isInWord }
    return String(decoding: word, as: UTF8.self)
  }
}
