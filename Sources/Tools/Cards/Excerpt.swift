// The part of an answer that matters for one place in it: the function around the place, what that
// is in, and the declarations that it relies on. Sources are formatted, so what belongs together
// can be told by its indentation.

import Runner

struct Excerpt {
  /// What fits a screen, and can be read in a minute.
  static let mostLines = 30
  /// Of a longer declaration that is only relied on, the first and last line are shown.
  private static let mostLinesBeside = 8

  /// The lines that are shown, in order.
  private(set) var shown: [Int]

  /// - Parameters:
  ///   - place: the lines that it is about.
  ///   - names: what these rely on.
  /// - Returns: nil if it doesn't fit.
  init?(of lines: [String], about place: Range<Int>, relyingOn names: Set<String>) {
    if lines.count <= Self.mostLines {
      shown = Array(lines.indices)
      return
    }
    let outline = Outline(lines)
    let focus = min(place.lowerBound, lines.count - 1)
    let ancestors = outline.ancestors(of: focus)
    // The function, or whatever else stands in a type.
    let unit = ancestors.first { !lines[$0].declaresType } ?? outline.opener(of: focus)
    var kept = Set(outline.block(at: unit)).union(place).union(outline.frame(around: unit))
    func add(_ names: Set<String>, isNecessary: Bool) -> Bool {
      for index in lines.indices where !kept.contains(index) {
        guard !lines[index].declaredNames.isDisjoint(with: names),
          outline.ancestors(of: index).allSatisfy({ lines[$0].declaresType })
        else { continue }
        let block = outline.block(at: index)
        let isShort = block.count <= Self.mostLinesBeside
        let wanted = kept.union(isShort ? Array(block) : outline.edges(of: index))
          .union(outline.frame(around: index))
        if wanted.count <= Self.mostLines { kept = wanted } else if isNecessary { return false }
      }
      return kept.count <= Self.mostLines
    }
    guard add(names, isNecessary: true) else { return nil }
    _ = add(Set(outline.block(at: unit).flatMap { sourceWords(of: lines[$0]) }), isNecessary: false)
    shown = kept.sorted()
  }
}

/// Which line is part of which, by indentation.
private struct Outline {
  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  private func closes(_ index: Int) -> Bool { ")]}".contains(lines[index].trimmed.prefix(1)) }

  /// The first line of what this line goes on with, such as `} else {` or `) -> Int {`.
  func opener(of index: Int) -> Int {
    var opener = index
    while closes(opener),
      let before = lines[..<opener].lastIndex(where: {
        $0.indentation <= lines[opener].indentation
      })
    {
      opener = before
    }
    return opener
  }

  /// The lines of what begins there, to its last bracket.
  func block(at opener: Int) -> Range<Int> {
    let indentation = lines[opener].indentation
    let end = lines.indices.dropFirst(opener + 1).first { index in
      let isDeeper = lines[index].indentation > indentation
      return !isDeeper && !(lines[index].indentation == indentation && closes(index))
    }
    return opener..<(end ?? lines.endIndex)
  }

  /// The first and the last line of a block.
  func edges(of opener: Int) -> [Int] { [opener, block(at: opener).upperBound - 1] }

  /// What a line is in, from the outside.
  func ancestors(of index: Int) -> [Int] {
    var ancestors: [Int] = []
    var index = opener(of: index)
    while let outer = lines[..<index].lastIndex(where: {
      $0.indentation < lines[index].indentation
    }) {
      index = opener(of: outer)
      ancestors.insert(index, at: 0)
    }
    return ancestors
  }

  /// The first and last lines of all that a line is in.
  func frame(around index: Int) -> [Int] { ancestors(of: index).flatMap(edges) }
}

extension String {
  fileprivate var declaresType: Bool {
    contains(/^\s*(?:[\w@]+\s+)*(?:struct|class|enum|extension|protocol|actor)\s/)
  }

  /// What the line declares.
  fileprivate var declaredNames: Set<String> {
    if let cases = firstMatch(of: /^\s*(?:indirect )?case ([^.:]*(?:\(.*)?)$/) {
      return Set(sourceWords(of: String(cases.1.replacing(/\(.*?\)/, with: ""))))
    }
    let declared = matches(
      of: /\b(?:var|let|func|struct|class|enum|protocol|actor|typealias|extension)\s+`?(\w+)/
    )
    return Set(declared.map { String($0.1) })
  }
}
