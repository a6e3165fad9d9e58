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
    let around = outline.ancestors(of: focus)
    // The function, or as much of it as there is room for.
    let units = around.filter { !lines[$0].declaresType } + [outline.opener(of: focus)]
    for unit in units {
      let whole = Set(outline.block(at: unit)).union(place)
      let kept = whole.union(outline.frame(around: unit))
      func adding(_ names: Set<String>, to kept: Set<Int>, isNecessary: Bool) -> Set<Int>? {
        var kept = kept
        for index in lines.indices where !kept.contains(index) {
          guard !lines[index].declaredNames.isDisjoint(with: names),
            outline.ancestors(of: index).allSatisfy({
              lines[$0].declaresType || around.contains($0)
            })
          else { continue }
          let block = outline.block(at: index)
          let isShort = block.count <= Self.mostLinesBeside
          let wanted = kept.union(isShort ? Array(block) : outline.edges(of: index))
            .union(outline.frame(around: index))
          if wanted.count <= Self.mostLines { kept = wanted } else if isNecessary { return nil }
        }
        return kept.count <= Self.mostLines ? kept : nil
      }
      guard let kept = adding(names, to: kept, isNecessary: true) else { continue }
      let others = Set(whole.flatMap { sourceWords(of: lines[$0]) })
      shown = (adding(others, to: kept, isNecessary: false) ?? kept).sorted()
      return
    }
    return nil
  }
}

/// Which line is part of which, by indentation.
private struct Outline {
  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  private func closes(_ index: Int) -> Bool { ")]}".contains(lines[index].trimmed.prefix(1)) }

  /// Whether it is one of a switch's cases, which are as far indented as the switch.
  private func isLabel(_ index: Int) -> Bool {
    lines[index].contains(/^\s*(?:default:|case (?:[^(:]|\([^)]*\))*:)/)
  }

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
    let isSwitch = lines[opener].contains(/\bswitch\b.*\{$/)
    let end = lines.indices.dropFirst(opener + 1).first { index in
      if lines[index].indentation != indentation { return lines[index].indentation < indentation }
      return isLabel(opener) || !closes(index) && !(isSwitch && isLabel(index))
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
      if isLabel(index),
        let control = lines[..<index].lastIndex(where: {
          $0.indentation == lines[index].indentation && $0.contains(/\bswitch\b.*\{$/)
        })
      {
        index = control
        ancestors.insert(index, at: 0)
      }
    }
    return ancestors
  }

  /// The first and last lines of all that a line is in.
  func frame(around index: Int) -> [Int] {
    ancestors(of: index).flatMap { isLabel($0) ? [$0] : edges(of: $0) }
  }
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
