// A page of prose: its code blocks and its links, and what is wrong with them.

import Runner

struct Prose {
  /// A fenced block, and the comment right above it that says where it comes from.
  struct Block {
    enum Source: Equatable {
      case snippet(String)
      /// A screen of an app: see `ScreenSource`.
      case screen(String)
      case fragment
      case rejects(String)
      case elsewhere
      case unknown(String)
      case none
    }

    var source: Source
    var language: String
    /// The lines between the fences.
    var range: Range<Int>
  }

  let file: String
  var lines: [String]
  private(set) var blocks: [Block] = []
  /// The line of a fence that is never closed.
  private var unclosed: Int?

  init(_ text: String, file: String) {
    self.file = file
    lines = text.lines
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      guard let opening = start else {
        start = index
        continue
      }
      let source = Self.source(opening > 0 ? lines[opening - 1] : "")
      let language = lines[opening].dropFirst(3).trimmed
      blocks.append(Block(source: source, language: language, range: opening + 1..<index))
      start = nil
    }
    unclosed = start.map { $0 + 1 }
  }

  func text(of block: Block) -> String {
    lines[block.range].joined(separator: "\n") + "\n"
  }

  /// The screens that its blocks copy.
  var screens: [String] {
    blocks.compactMap { if case .screen(let id) = $0.source { id } else { nil } }
  }

  /// The regions that its blocks copy.
  var usedRegions: [String] {
    blocks.compactMap { if case .snippet(let id) = $0.source { id } else { nil } }
  }

  /// Problems with its blocks, given all the regions there are. Stale copies are refreshed in
  /// `lines`, and each is still a problem.
  mutating func refresh(from regions: [String: SnippetRegion]) -> [String] {
    var problems: [String] = []
    for block in blocks.reversed() {
      let place = "\(file):\(block.range.lowerBound)"
      switch block.source {
      case .snippet(let id), .screen(let id):
        guard let region = regions[id] else {
          problems.append("\(place): there is no region \(id).")
          continue
        }
        if Array(lines[block.range]) != region.lines {
          problems.append("\(place): the copy of \(id) is stale.")
          lines.replaceSubrange(block.range, with: region.lines)
        }
      case .none where block.language == "swift":
        problems.append("\(place): this Swift block does not say where it comes from.")
      case .unknown(let comment):
        problems.append("\(place): \"\(comment)\" doesn't say where the block comes from.")
      case .fragment, .rejects, .elsewhere, .none:
        break
      }
      if Place.all(in: lines[block.range]).count > 1 {
        problems.append(
          "\(place): this block has code for several places, such as an action and a reducer. "
            + "Give each its own block, and say where it goes."
        )
      }
    }
    problems.reverse()
    if let unclosed { problems.append("\(file):\(unclosed): this block is never closed.") }
    for (index, line) in lines.enumerated() where line.isConflictMarker {
      problems.append("\(file):\(index + 1): a marker of a merge conflict is left.")
    }
    return problems
  }

  /// Links to missing files, and to missing headings of pages. Web addresses are not checked.
  func deadLinks(from folder: Path) -> [String] {
    var isCode = false
    return lines.enumerated().flatMap { index, line -> [String] in
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode { return [] }
      let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map { $0.element }.joined(separator: "`")
      return prose.matches(of: /\]\(([^)\s]+)\)/).compactMap { match in
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = String(parts[0])
        if target.contains(":") { return nil }
        let place = "\(file):\(index + 1): the link to"
        let linked = folder / target
        guard target.isEmpty || linked.exists else { return "\(place) \(target) leads nowhere." }
        guard parts.count == 2, target.isEmpty || target.hasSuffix(".md") else { return nil }
        let page = target.isEmpty ? lines : (try? linked.read().lines) ?? []
        return page.headings[String(parts[1])] != nil
          ? nil : "\(place) \(match.1) leads to no heading."
      }
    }
  }

  /// Where a reader would paste a line, as far as its first words tell.
  private enum Place {
    case enumeration, `switch`, anywhereElse

    static func all(in lines: some Sequence<String>) -> Set<Place> {
      var places: Set<Place> = []
      var isInSwitch = false
      for line in lines {
        if line.hasPrefix("switch ") { isInSwitch = true }
        if line.hasPrefix("}") { isInSwitch = false }
        if line.starts(with: /case [^\w]|case let |case nil|default:/) {
          places.insert(isInSwitch ? .anywhereElse : .switch)
        } else if line.starts(with: /(indirect )?case\b/) {
          places.insert(.enumeration)
        } else if line.starts(with: /[@\w.]/) {
          places.insert(.anywhereElse)
        }
      }
      return places
    }
  }

  private static func source(_ line: String) -> Block.Source {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return .none }
    let comment = String(line.dropFirst(5).dropLast(4))
    let parts = comment.split(separator: ":", maxSplits: 1).map { $0.trimmed }
    guard parts.count == 2, !parts[1].isEmpty else { return .unknown(comment) }
    switch parts[0] {
    case "snippet": return .snippet(parts[1])
    case "screen": return .screen("screen#\(parts[1])")
    case "fragment": return .fragment
    case "elsewhere": return .elsewhere
    case "rejects": return .rejects(parts[1].trimmingQuotes)
    default: return .unknown(comment)
    }
  }
}

extension String {
  fileprivate var trimmingQuotes: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }

  /// Whether Git wrote this line where two changes meet. A row of `=` may underline a heading.
  fileprivate var isConflictMarker: Bool {
    hasPrefix("<<<<<<< ") || hasPrefix(">>>>>>> ")
  }
}
