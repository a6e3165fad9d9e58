// What stands before a token: whether a dot has a value on its left, and whether a type's name is
// used or declared there. This tells most names apart that only look alike.

extension Source {
  func isPlace(_ place: Pattern.Place, _ index: Int) -> Bool {
    switch place {
    case .implicit: !hasValue(before: index)
    case .member: hasValue(before: index)
    case .conformance: isInInheritance(index)
    case .anywhere: tokens[index].kind != .word || isUse(index)
    }
  }

  /// Whether the token before it ends a value. After a question or exclamation mark that depends on
  /// the space between them: `a ? .b : .c`, and `a?.b`.
  private func hasValue(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let token = tokens[index - 1]
    switch token.kind {
    case .literal: return true
    case .word: return !Vocabulary.isKeyword(token.word)
    case .mark:
      switch token.mark {
      case ascii(")"), ascii("]"), ascii("}"): return true
      case ascii("?"), ascii("!"), ascii(">"): return tokens[index].start == token.start + 1
      default: return false
      }
    }
  }

  /// Whether a word is used, rather than declared, a label, or a member of something that isn't a
  /// module.
  private func isUse(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    if before.kind == .word, Self.isDeclaring(text(index - 1)), !Self.isDeclaring(text(index)) {
      return false
    }
    if before.mark == ascii("."), index > 1 {
      return tokens[index - 2].kind == .word
        && (text(index - 2) == "self" || ImportedLibrary.named(text(index - 2)) != nil)
    }
    return true
  }

  private static func isDeclaring(_ word: String) -> Bool {
    [
      "func", "struct", "class", "enum", "protocol", "actor", "typealias", "let", "var", "case",
      "associatedtype", "macro",
    ].contains(word)
  }

  /// Whether the word at a place is in the list of what a type inherits from. Not if the type has
  /// an attribute of the same name, a macro that conforms it, nor if it is generic over such a
  /// type, like a library's operators.
  private func isInInheritance(_ index: Int) -> Bool {
    let word = tokens[index].word
    if index + 1 < tokens.count, tokens[index + 1].mark == ascii("<") { return false }
    var index = index - 1
    let limit = max(-1, index - 60)
    // Back over the list to its colon.
    while index > limit, tokens[index].mark != ascii(":") {
      let token = tokens[index]
      let isInList =
        token.kind == .word
        || [ascii("."), ascii(","), ascii("&"), ascii("@")].contains(token.mark)
      if !isInList { return false }
      index -= 1
    }
    // Back over the name and its generic parameters to the keyword. A colon among these parameters
    // is another one.
    index -= 1
    var depth = 0
    while index > limit {
      let token = tokens[index]
      if token.mark == ascii(">") { depth += 1 }
      if token.mark == ascii("<") { depth -= 1 }
      if depth < 0 { return false }
      if token.kind == .word,
        ["struct", "enum", "class", "actor", "extension"].contains(text(index))
      {
        return !hasAttribute(word, before: index)
      }
      if depth > 0, token.kind == .word, token.word == word { return false }
      if token.kind == .mark,
        ![ascii("."), ascii(","), ascii("<"), ascii(">"), ascii(":"), ascii("&")].contains(
          token.mark
        )
      {
        return false
      }
      index -= 1
    }
    return false
  }

  /// Whether a declaration has this attribute, among its modifiers and other attributes.
  private func hasAttribute(_ word: UInt16, before keyword: Int) -> Bool {
    var index = keyword - 1
    let limit = max(0, keyword - 40)
    while index >= limit {
      let token = tokens[index]
      if token.mark == ascii(")") {
        // An attribute's arguments.
        guard let open = tokens[limit..<index].lastIndex(where: { Int($0.closing) == index }) else {
          return false
        }
        index = open - 1
        continue
      }
      guard token.kind == .word || token.mark == ascii("@") else { return false }
      if token.word == word, index > 0, tokens[index - 1].mark == ascii("@") { return true }
      index -= 1
    }
    return false
  }

  /// The word at a token.
  func text(_ index: Int) -> String {
    let start = Int(tokens[index].start)
    var end = start
    while bytes[end].isInWord { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
