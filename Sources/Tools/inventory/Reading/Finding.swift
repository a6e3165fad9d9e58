// What one file contains, before the other files are known.

import Foundation

struct Finding {
  /// The construct's place in the table.
  var construct: Int
  var line: Int
  /// The line itself, without the space around it.
  var text: String
  /// The type that is named, which a code base can also have for itself; nil for a member.
  var name: String?
}

struct FileFindings {
  /// Below the folder that is read.
  var path: String
  var lines = 0
  var findings: [Finding] = []
  var imports: Set<String> = []
  /// Modules that it re-exports to its importers.
  var exports: Set<String> = []
  /// The names of the table that it declares as types of its own.
  var declared: Set<String> = []
}

/// Finds the table's constructs in sources.
struct Finder: Sendable {
  private let vocabulary: Vocabulary
  /// The patterns by the word with which their search begins, or else by a mark.
  private var byWord: [[(construct: Int, pattern: Pattern)]]
  private var byMark: [[(construct: Int, pattern: Pattern)]]

  init(_ table: [Construct] = Construct.all) {
    let texts = table.flatMap(\.patterns)
    let words = texts.flatMap(Pattern.words)
    vocabulary = Vocabulary(words)
    byWord = Array(repeating: [], count: words.count + 64)
    byMark = Array(repeating: [], count: 256)
    for (index, construct) in table.enumerated() {
      for text in construct.patterns {
        let pattern = Pattern(text, vocabulary)
        switch pattern.elements[pattern.anchor] {
        case .word(let number): byWord[Int(number)].append((index, pattern))
        case .mark(let mark): byMark[Int(mark)].append((index, pattern))
        default: preconditionFailure("\(text) has neither a word nor a mark to begin with.")
        }
      }
    }
  }

  func findings(in text: [UInt8], path: String) -> FileFindings {
    var source = Source(text, vocabulary)
    var result = FileFindings(path: path)
    var found: [(construct: Int, token: Int, isMember: Bool)] = []
    for index in source.tokens.indices {
      let token = source.tokens[index]
      guard token.word > 0 || token.kind == .mark else { continue }
      if token.word > 0 { note(index, in: source, &result) }
      for (construct, pattern) in byWord[Int(token.word)] + byMark[Int(token.mark)]
      where source.fits(pattern, anchoredAt: index) {
        let isMember = pattern.anchor > 0 || token.kind == .mark
        if found.last.map({ $0.construct == construct && $0.token == index }) != true {
          found.append((construct, index, isMember))
        }
      }
    }
    var lines = Lines(text)
    // A construct counts once in a line, however many of its patterns fit there.
    var last: [Int: Int] = [:]
    for (construct, token, isMember) in found {
      let line = lines.line(at: Int(source.tokens[token].start))
      if last.updateValue(line.number, forKey: construct) == line.number { continue }
      result.findings.append(
        Finding(
          construct: construct,
          line: line.number,
          text: line.text,
          name: isMember ? nil : source.text(token)
        )
      )
    }
    result.lines = lines.count
    return result
  }

  private func note(_ index: Int, in source: Source, _ result: inout FileFindings) {
    switch source.text(index) {
    case "import":
      var next = index + 1
      guard next < source.tokens.count else { return }
      let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
      if kinds.contains(source.text(next)), next + 1 < source.tokens.count { next += 1 }
      let module = source.text(next)
      result.imports.insert(module)
      if index > 0, source.text(index - 1) == "_exported" { result.exports.insert(module) }
    case "struct", "class", "enum", "actor", "protocol", "typealias":
      guard index + 1 < source.tokens.count, source.tokens[index + 1].word > 0 else { return }
      result.declared.insert(source.text(index + 1))
    default: break
    }
  }
}

/// Turns positions, in ascending order, into lines.
private struct Lines {
  let bytes: [UInt8]
  private var position = 0
  private var start = 0
  private var number = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func line(at target: Int) -> (number: Int, text: String) {
    advance(to: target)
    let rest = bytes[start...].prefix { $0 != ascii("\n") }.prefix(200)
    let text = String(decoding: rest, as: UTF8.self)
    return (number, text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private mutating func advance(to target: Int) {
    while position < target {
      if bytes[position] == ascii("\n") { (number, start) = (number + 1, position + 1) }
      position += 1
    }
  }

  /// How many there are.
  var count: Int {
    mutating get {
      advance(to: bytes.count)
      return bytes.isEmpty ? 0 : start == bytes.count ? number - 1 : number
    }
  }
}
