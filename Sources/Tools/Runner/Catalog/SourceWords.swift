// What a Swift source says, without its comments and texts: its words, its brackets, the types it
// declares, and which modules it imports. Imports are read as Swift reads them, because one that is
// overlooked becomes "no such module" on a line that is right.

import Foundation

/// The libraries of a package that sources import, by name.
package func importedLibraries(of sources: [String], in package: Path) -> [String] {
  Set(sources.flatMap { importedModules(of: $0) })
    .filter { package.module($0) != nil }.sorted()
}

/// The modules that a Swift source names after `import`, whatever surrounds it: attributes, an
/// access level, comments, other statements on the line. Those inside an `#if` are included.
func importedModules(of source: String) -> [String] {
  var tokens = Tokens(source)
  var modules: [String] = []
  var before: Token?
  // Every command reads every exercise's imports, and they stand near the beginning.
  let bytes = Data(source.utf8)
  guard let last = bytes.range(of: Data("import".utf8), options: .backwards) else { return [] }
  while tokens.position <= last.lowerBound, let token = tokens.next() {
    defer { before = token }
    // `.import` and `import:` name something else.
    guard token == .word("import"), before != .mark("."), var module = tokens.next() else {
      continue
    }
    if case .word(let kind) = module, kinds.contains(kind), let next = tokens.next() {
      module = next
    }
    if case .word(let name) = module { modules.append(name) }
  }
  return modules
}

/// The names and keywords of a Swift source, in their order, without its comments and texts.
package func sourceWords(of source: String) -> [String] {
  var tokens = Tokens(source)
  var words: [String] = []
  while let token = tokens.next() {
    if case .word(let word) = token { words.append(word) }
  }
  return words
}

/// How often a source mentions a name: at all, as a call, and as a declaration by `let`, `var`,
/// `for` or a closure's parameter.
struct Mentions {
  private(set) var all = 0
  private(set) var calls = 0
  private(set) var declarations = 0

  init(of name: String, in source: String) {
    var tokens = Tokens(source)
    var before: Token?
    while let token = tokens.next() {
      switch (before, token) {
      case (.word("let"), .word(name)), (.word("var"), .word(name)), (.word("for"), .word(name)),
        (.word(name), .word("in")):
        declarations += 1
      case (.word(name), .mark("(")):
        calls += 1
      default:
        break
      }
      if token == .word(name) { all += 1 }
      before = token
    }
  }
}

/// A type that a source declares or extends.
struct Declaration: Hashable {
  /// Without what it is nested in, and as far as the first mark: `Array` of `Array<Bool>`.
  var name: String
  var isExtension = false
}

/// The types that a source declares, without those it only extends.
func declaredTypes(in source: String) -> [String] {
  var types: [String] = []
  readDeclarations(of: source) { type, _ in types.append(type.name) }
  return types
}

/// Where a source declares `==`: nil stands for the outermost level.
func placesOfEquality(in source: String) -> [Declaration?] {
  var places: [Declaration?] = []
  readDeclarations(of: source) { _, _ in
  } onEquality: {
    places.append($0)
  }
  return places
}

/// Reads which types a source declares, and in which of them, or in the extension of which, it
/// declares `==`.
private func readDeclarations(
  of source: String,
  onType: (Declaration, _ outer: Declaration?) -> Void,
  onEquality: (Declaration?) -> Void = { _ in }
) {
  var tokens = Tokens(source)
  var open: [Declaration?] = []
  var next: Declaration?
  var before: [Token] = []
  while let token = tokens.next() {
    defer { before = before.suffix(2) + [token] }
    switch (before.last, token) {
    case (.word(let keyword), .word(let name))
    where ["struct", "class", "enum", "actor"].contains(keyword) && !["func", "var"].contains(name):
      next = Declaration(name: name)
      onType(next!, open.lazy.compactMap { $0 }.last)
    case (.word("extension"), .word(let name)):
      next = Declaration(name: name, isExtension: true)
    case (.word("extension"), .mark("[")):
      next = Declaration(name: "Array", isExtension: true)
    case (.mark("."), .word(let name)) where next?.isExtension == true:
      // `Swift.Bool` is Bool.
      if before.dropLast().last == .word(next!.name) { next?.name = name }
    case (_, .mark("{")):
      open.append(next)
      next = nil
    case (_, .mark("}")):
      _ = open.popLast()
    case (.mark("="), .mark("=")) where before.dropLast().last == .word("func"):
      onEquality(open.lazy.compactMap { $0 }.last)
    default:
      break
    }
  }
}

/// Whether every bracket in a piece of source is both opened and closed in it.
func isBalanced(_ source: String) -> Bool {
  let ends: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
  var tokens = Tokens(source)
  var expected: [Character] = []
  while let token = tokens.next() {
    guard case .mark(let mark) = token else { continue }
    if let end = ends[mark] {
      expected.append(end)
    } else if ends.values.contains(mark), expected.popLast() != mark {
      return false
    }
  }
  return expected.isEmpty
}

/// What may stand between `import` and the name of a declaration.
private let kinds: Set = [
  "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor",
]

private enum Token: Equatable {
  case word(String)
  case mark(Character)
}

/// The words and marks of a source, without its comments and texts.
private struct Tokens: IteratorProtocol {
  private var rest: Substring.UTF8View
  private let length: Int
  /// How many bytes it has read.
  var position: Int { length - rest.count }

  init(_ source: String) {
    rest = source[...].utf8
    length = rest.count
    let mark = "\u{FEFF}".utf8
    if rest.starts(with: mark) { rest = rest.dropFirst(mark.count) }
  }

  mutating func next() -> Token? {
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      } else if rest.starts(with: "/*".utf8) {
        skipComment()
      } else if let text = opening() {
        skipText(text)
      } else if byte.isPartOfWord {
        let word = rest.prefix { $0.isPartOfWord }
        rest = rest.dropFirst(word.count)
        return .word(String(decoding: word, as: UTF8.self))
      } else {
        rest = rest.dropFirst()
        // A name in backticks is the name without them.
        if byte > UInt8(ascii: " "), byte != UInt8(ascii: "`") {
          return .mark(Character(UnicodeScalar(byte)))
        }
      }
    }
    return nil
  }

  /// Comments can be nested.
  private mutating func skipComment() {
    var depth = 0
    while !rest.isEmpty {
      if rest.starts(with: "/*".utf8) {
        (depth, rest) = (depth + 1, rest.dropFirst(2))
      } else if rest.starts(with: "*/".utf8) {
        (depth, rest) = (depth - 1, rest.dropFirst(2))
        if depth == 0 { return }
      } else {
        rest = rest.dropFirst()
      }
    }
  }

  /// How a text literal begins here: its number signs, and whether it is a multi-line one.
  private func opening() -> (signs: Int, isLong: Bool)? {
    let signs = rest.prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = rest.dropFirst(signs)
    guard quotes.first == UInt8(ascii: "\"") else { return nil }
    // Three quotes open a long one only at the end of a line: `#"""#` is one quote.
    let afterThree = quotes.starts(with: "\"\"\"".utf8) ? quotes.dropFirst(3) : nil
    let next = afterThree?.first { $0 != UInt8(ascii: " ") }
    return (signs, next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r"))
  }

  private mutating func skipText(_ text: (signs: Int, isLong: Bool)) {
    let quotes = text.isLong ? 3 : 1
    let signs = Array(repeating: UInt8(ascii: "#"), count: text.signs)
    let end = Array(repeating: UInt8(ascii: "\""), count: quotes) + signs
    let escape = [UInt8(ascii: "\\")] + signs
    rest = rest.dropFirst(text.signs + quotes)
    while let byte = rest.first {
      if rest.starts(with: end) {
        rest = rest.dropFirst(end.count)
        return
      }
      // A literal that isn't closed ends with its line.
      if !text.isLong, byte == UInt8(ascii: "\n") { return }
      guard rest.starts(with: escape) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      if rest.first == UInt8(ascii: "(") { skipInterpolation() } else { rest = rest.dropFirst() }
    }
  }

  /// Code inside a text, which may contain texts of its own. It can't import anything.
  private mutating func skipInterpolation() {
    var depth = 0
    while let byte = rest.first {
      if let text = opening() {
        skipText(text)
        continue
      }
      if rest.starts(with: "/*".utf8) {
        skipComment()
        continue
      }
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}

extension UInt8 {
  /// Bytes beyond ASCII belong to letters that Swift allows in names, or don't matter here.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
