// Prose as blocks, so that a terminal can wrap its paragraphs and leave its code alone.

struct Markdown: Equatable, Sendable {
  enum Block: Equatable, Sendable {
    case heading(String, level: Int)
    case paragraph(String)
    /// - Parameter marker: `-` or `1.`.
    case item(String, marker: String)
    /// The row of a table.
    case row(String)
    case code([String])
    /// What a page folds away under a summary.
    case folded(summary: String)
  }

  private(set) var blocks: [Block] = []

  init(_ lines: [String]) {
    var lines = lines[...]
    while let line = lines.popFirst() {
      let trimmed = line.trimmed
      if trimmed.hasPrefix("```") {
        blocks.append(.code(Array(lines.prefix { !$0.trimmed.hasPrefix("```") })))
        lines = lines.drop { !$0.trimmed.hasPrefix("```") }.dropFirst()
      } else if trimmed.isEmpty || trimmed.hasPrefix("<!--") {
        continue
      } else if trimmed == "<details>" {
        let folded = lines.prefix { $0.trimmed != "</details>" }
        lines = lines.dropFirst(folded.count + 1)
        blocks.append(.folded(summary: folded.first.map { $0.withoutTags.trimmed } ?? ""))
      } else if line.hasPrefix("    ") || line.hasPrefix("\t") {
        lines = [line] + lines
        let code = lines.prefix { $0.trimmed.isEmpty || $0.first?.isWhitespace == true }
        lines = lines.dropFirst(code.count)
        blocks.append(.code(code.map { String($0.dropFirst(4)) }.withoutBlankEnd))
      } else if line.hasPrefix("#") {
        let level = line.prefix { $0 == "#" }.count
        blocks.append(.heading(line.dropFirst(level).trimmed.withoutMarks, level: level))
      } else if line.hasPrefix("|") {
        blocks.append(.row(line.withoutMarks))
      } else {
        let isText = { (line: String) in
          !line.trimmed.isEmpty && !line.hasPrefix("```") && !line.hasPrefix("#")
            && !line.hasPrefix("|") && line.marker == nil
        }
        let more = lines.prefix(while: isText).map(\.trimmed)
        lines = lines.dropFirst(more.count)
        let marker = line.marker
        let first = String(line.dropFirst(marker.map { $0.count + 1 } ?? 0)).trimmed
        let text = ([first] + more).joined(separator: " ").withoutMarks
        blocks.append(marker.map { .item(text, marker: $0) } ?? .paragraph(text))
      }
    }
  }
}

extension Chapter {
  /// The section of a page that has this heading, up to the next heading of its level or a higher
  /// one, or the links at the page's end.
  func section(_ heading: String) -> (page: Path, text: Markdown)? {
    guard let page = page(with: heading), let lines = try? page.read().lines else { return nil }
    let start = lines.firstIndex { $0.hasPrefix("#") && $0.drop { $0 == "#" }.trimmed == heading }
    return start.map { (page, Markdown(Array(lines.section(at: $0)))) }
  }
}

extension [String] {
  /// Where a page's headings are, by what GitHub calls them in an address.
  package var headings: [String: Int] {
    var isCode = false
    var headings: [String: Int] = [:]
    for (index, line) in enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, let heading = line.wholeMatch(of: /#+ (.*)/)?.1 else { continue }
      let name = heading.gitHubAnchor
      var anchor = name
      var count = 0
      while headings[anchor] != nil {
        count += 1
        anchor = "\(name)-\(count)"
      }
      headings[anchor] = index
    }
    return headings
  }

  /// From a heading to the next one of its level or a higher one, or the links at the page's end.
  package func section(at heading: Int) -> ArraySlice<String> {
    let level = { (line: String) in line.prefix { $0 == "#" }.count }
    var isCode = false
    let end = self[(heading + 1)...].firstIndex { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode && ((1...level(self[heading])).contains(level(line)) || line == "---")
    }
    return self[heading..<(end ?? endIndex)]
  }
}

extension StringProtocol {
  /// What GitHub calls a heading in an address.
  package var gitHubAnchor: String {
    String(self).replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.trimmed.lowercased()
      .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.replacing(" ", with: "-")
  }
}

extension String {
  /// What makes it an item of a list.
  fileprivate var marker: String? {
    if hasPrefix("- ") || hasPrefix("* ") { return String(prefix(1)) }
    // "1. " begins an item, and "1.2 " in the middle of a sentence doesn't.
    let number = prefix { $0.isASCII && $0.isNumber }
    return !number.isEmpty && dropFirst(number.count).hasPrefix(". ") ? number + "." : nil
  }

  /// `[text](address)` as its text, and `*text*` and `**text**` likewise. Code stays as it is.
  fileprivate var withoutMarks: String {
    replacing(/\[([^\]]+)\]\([^)\s]+\)/) { $0.1 }
      .replacing(/`[^`]*`|(\*\*?)([^*\s](?:[^*]*[^*\s])?)\1/) { $0.2 ?? $0.0 }
  }

  fileprivate var withoutTags: String { replacing(/<[^>]*>/, with: "") }
}

extension [String] {
  fileprivate var withoutBlankEnd: [String] {
    var lines = self
    while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
    return lines
  }
}
