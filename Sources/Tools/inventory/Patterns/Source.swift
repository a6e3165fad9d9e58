// A source as tokens, and whether a pattern fits it at a place. Everything here looks at a bounded
// number of tokens, or skips brackets whole, so the time for a file is linear in its length.

import Foundation

struct Source {
  let bytes: [UInt8]
  let tokens: [Token]
  /// Where the words of requirements occur, found once.
  private var occurrences: [[UInt16]: [Int]] = [:]

  init(_ text: [UInt8], _ vocabulary: Vocabulary) {
    bytes = text + Lexer.padding
    tokens = Lexer.tokens(of: bytes, vocabulary)
  }

  /// Whether the pattern fits, with its anchor at this token.
  mutating func fits(_ pattern: Pattern, anchoredAt index: Int) -> Bool {
    let start = index - pattern.anchor
    guard start >= 0, isPlace(pattern.place, start) else { return false }
    return end(of: pattern.elements[...], from: start) != nil
  }

  private mutating func end(of elements: ArraySlice<Pattern.Element>, from start: Int) -> Int? {
    var index = start
    var rest = elements
    while let element = rest.popFirst() {
      if case .noClosure(let label) = element {
        if hasClosure(at: index, before: label) { return nil }
        continue
      }
      guard index < tokens.count else { return nil }
      let token = tokens[index]
      switch element {
      case .word(let number):
        guard token.kind == .word, token.word == number else { return nil }
        index += 1
      case .anyWord:
        guard token.kind == .word else { return nil }
        index += 1
      case .mark(let mark):
        guard token.kind == .mark, token.mark == mark else { return nil }
        index += 1
      case .gap:
        guard let next = rest.first, let found = find(next, from: index) else { return nil }
        index = found
      case .generics(let count):
        guard let end = endOfGenerics(from: index, count: count) else { return nil }
        index = end
      case .arguments(let labels):
        guard token.mark == ascii("("), token.closing > 0, holds(labels, index) else { return nil }
        index = Int(token.closing) + 1
      case .anyArguments:
        guard token.mark == ascii("("), token.closing > 0 else { return nil }
        index = Int(token.closing) + 1
      case .block(let requirements):
        guard token.mark == ascii("{"), token.closing > 0, holds(requirements, index) else {
          return nil
        }
        index = Int(token.closing) + 1
      case .noClosure: break
      }
    }
    return index
  }

  /// Whether a closure is at this place, followed by the label of the next closure.
  private func hasClosure(at index: Int, before label: UInt16) -> Bool {
    guard index < tokens.count, tokens[index].mark == ascii("{"), tokens[index].closing > 0 else {
      return false
    }
    let next = Int(tokens[index].closing) + 1
    return next < tokens.count && tokens[next].word == label
  }

  /// The next token that an element could be: a word among a declaration's attributes and keywords,
  /// or the brace that ends its head.
  private func find(_ element: Pattern.Element, from start: Int) -> Int? {
    var index = start
    let limit = min(start + 64, tokens.count)
    while index < limit {
      let token = tokens[index]
      switch (element, token.mark) {
      case (.word(let number), _) where token.word == number: return index
      case (.block, ascii("{")): return index
      case (_, ascii("{")), (_, ascii("}")), (_, ascii(";")): return nil
      case (.word, ascii(":")), (.word, ascii("=")): return nil
      default: index = max(index, Int(token.closing)) + 1
      }
    }
    return nil
  }

  /// The token after `<…>`, if it holds that many arguments.
  func endOfGenerics(from start: Int, count: Int?) -> Int? {
    guard tokens[start].mark == ascii("<") else { return nil }
    var depth = 0
    var commas = 0
    var index = start
    let limit = min(start + 200, tokens.count)
    while index < limit {
      switch tokens[index].mark {
      case ascii("<"): depth += 1
      case ascii(">"):
        depth -= 1
        if depth == 0 { return count == nil || commas + 1 == count ? index + 1 : nil }
      case ascii(",") where depth == 1: commas += 1
      case ascii("{"), ascii("}"), ascii(")"), ascii("]"), ascii(";"): return nil
      default: break
      }
      index = max(index, Int(tokens[index].closing)) + 1
    }
    return nil
  }

  // MARK: - Inside brackets

  private mutating func holds(_ labels: [Pattern.Label], _ open: Int) -> Bool {
    let close = Int(tokens[open].closing)
    if labels.isEmpty { return close == open + 1 }
    var wanted = labels.filter { !$0.isForbidden }[...]
    var index = open + 1
    while index < close {
      if let value = afterLabel(index) {
        let name = tokens[index].word
        if let label = wanted.first, label.name == name,
          end(of: label.value[...], from: value) != nil
        {
          wanted.removeFirst()
        } else if labels.contains(where: { $0.isForbidden && $0.name == name }) {
          return false
        }
      }
      while index < close, tokens[index].mark != ascii(",") {
        index = max(index, Int(tokens[index].closing)) + 1
      }
      index += 1
    }
    return wanted.isEmpty
  }

  /// What follows `label:`, or a parameter's `label name:`.
  private func afterLabel(_ index: Int) -> Int? {
    guard tokens[index].kind == .word else { return nil }
    if tokens[index + 1].mark == ascii(":") { return index + 2 }
    let isParameter = tokens[index + 1].kind == .word && tokens[index + 2].mark == ascii(":")
    return isParameter ? index + 3 : nil
  }

  private mutating func holds(_ requirements: [Pattern.Requirement], _ open: Int) -> Bool {
    let close = Int(tokens[open].closing)
    return requirements.allSatisfy { requirement in
      let places = places(of: requirement.words)
      let next = places.partitioningIndex { $0 > open }
      let isThere = next < places.count && places[next] < close
      return isThere != requirement.isForbidden
    }
  }

  private mutating func places(of words: [UInt16]) -> [Int] {
    if let known = occurrences[words] { return known }
    let places = tokens.indices.dropLast(words.count - 1).filter { index in
      words.indices.allSatisfy { tokens[index + $0].word == words[$0] }
    }
    occurrences[words] = places
    return places
  }
}

extension [Int] {
  /// The first index at which the condition holds, if it holds at all after it.
  fileprivate func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = condition(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
