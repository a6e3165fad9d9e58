// The part of an answer that matters for one place in it: the function around the place, what that
// is in, and the declarations that it relies on. Sources are formatted, so their indentation says
// what belongs together.

import Runner

struct Excerpt {
  /// What fits a screen, and can be read in a minute.
  static let mostLines = 30
  /// Of a longer declaration that is only relied on, the outermost lines are shown.
  private static let mostLinesBeside = 8

  /// The lines that are shown, in order.
  private(set) var shown: [Int]

  /// - Parameters:
  ///   - place: the lines that it is about.
  ///   - names: what these rely on.
  /// - Returns: nil if it doesn't fit.
  init?(of lines: [String], about place: Range<Int>, relyingOn names: Set<String>) {
    shown = Array(lines.indices)
    if lines.count <= Self.mostLines { return }
    let outline = Outline(lines)
    let focus = min(place.lowerBound, lines.count - 1)
    let around = outline.ancestors(of: focus)
    /// What is shown, with what declares these names; nil if it doesn't fit and must.
    func adding(_ names: Set<String>, to shown: Set<Int>, isNecessary: Bool) -> Set<Int>? {
      var shown = shown
      for index in lines.indices where !shown.contains(index) {
        guard !lines[index].declaredNames.isDisjoint(with: names),
          outline.ancestors(of: index).allSatisfy({
            lines[$0].declaresType || around.contains($0)
          })
        else { continue }
        let block = outline.block(at: index)
        let isShort = block.count <= Self.mostLinesBeside
        let wanted = shown.union(isShort ? Array(block) : outline.edges(of: index))
          .union(outline.frame(around: index))
        if wanted.count <= Self.mostLines { shown = wanted } else if isNecessary { return nil }
      }
      return shown.count <= Self.mostLines ? shown : nil
    }
    // The function, or as much of it as there is room for.
    for unit in around.filter({ !lines[$0].declaresType }) + [outline.opener(of: focus)] {
      let block = outline.block(at: unit)
      let least = Set(block).union(place).union(outline.frame(around: unit))
      guard least.count <= Self.mostLines,
        let needed = adding(names, to: least, isNecessary: true)
      else { continue }
      let others = Set(block.flatMap { sourceWords(of: lines[$0]) })
      shown = (adding(others, to: needed, isNecessary: false) ?? needed).sorted()
      return
    }
    return nil
  }
}

/// Which line is part of which.
private struct Outline {
  private let indentations: [Int]
  private let closes: [Bool]
  private let isLabel: [Bool]
  private let opensSwitch: [Bool]

  init(_ lines: [String]) {
    indentations = lines.map(\.indentation)
    closes = lines.map(\.closes)
    isLabel = lines.map(\.isLabel)
    opensSwitch = lines.map { $0.contains("switch ") && $0.hasSuffix("{") }
  }

  /// The first line of what this line goes on with, such as `} else {` or `) -> Int {`.
  func opener(of index: Int) -> Int {
    guard closes[index],
      let before = indentations[..<index].lastIndex(where: { $0 <= indentations[index] })
    else { return index }
    return opener(of: before)
  }

  /// The lines of what begins there, to its last bracket.
  func block(at opener: Int) -> Range<Int> {
    let end = indentations.indices.dropFirst(opener + 1).first { index in
      if indentations[index] != indentations[opener] {
        return indentations[index] < indentations[opener]
      }
      return isLabel[opener] || !closes[index] && !(opensSwitch[opener] && isLabel[index])
    }
    return opener..<(end ?? indentations.endIndex)
  }

  /// The lines that a block begins, goes on and ends with.
  func edges(of opener: Int) -> [Int] {
    block(at: opener).filter {
      indentations[$0] == indentations[opener] && ($0 == opener || closes[$0])
    }
  }

  /// What a line is in, from the outside.
  func ancestors(of index: Int) -> [Int] {
    var ancestors: [Int] = []
    var index = opener(of: index)
    while let outer = parent(of: index) {
      ancestors.insert(outer, at: 0)
      index = outer
    }
    return ancestors
  }

  private func parent(of index: Int) -> Int? {
    let before = indentations[..<index]
    // A switch's cases are as far indented as the switch.
    if isLabel[index] {
      return before.indices.last { before[$0] == indentations[index] && opensSwitch[$0] }
    }
    return before.lastIndex { $0 < indentations[index] }.map(opener)
  }

  /// The first and last lines of all that a line is in.
  func frame(around index: Int) -> [Int] { ancestors(of: index).flatMap(edges) }
}

extension String {
  var indentation: Int { utf8.prefix { $0 == UInt8(ascii: " ") }.count }

  /// Whether it goes on with what an earlier line of the same indentation has begun.
  var closes: Bool { ")]}".contains(trimmed.prefix(1)) || trimmed.hasPrefix("where ") }

  /// Whether it is one of a switch's cases.
  var isLabel: Bool {
    let code = trimmed
    return code.hasPrefix("default:") || code.hasPrefix("case .") && code.contains(":")
      || code.hasPrefix("case ") && code.hasSuffix(":")
  }

  fileprivate var declaresType: Bool {
    let words = sourceWords(of: self).drop { Self.modifiers.contains($0) }
    return words.first.map(Self.types.contains) ?? false
  }

  /// What the line declares.
  fileprivate var declaredNames: Set<String> {
    let words = sourceWords(of: self)
    if words.first == "case" { return isLabel ? [] : Set(words.dropFirst()) }
    return Set(zip(words, words.dropFirst()).filter { Self.keywords.contains($0.0) }.map(\.1))
  }

  private static let modifiers: Set = [
    "public", "private", "fileprivate", "final", "indirect", "resultBuilder", "MainActor",
    "propertyWrapper", "dynamicMemberLookup",
  ]
  private static let types: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]
  private static let keywords = types.union(["var", "let", "func", "typealias"])
}
