// The pages in pieces, with which a search answers: the text under one heading, one row of a table
// of messages, an exercise's task.

import Foundation
import SharedCommands

struct Section: Sendable {
  /// A line of a page: a paragraph, an item, a row or a line of code.
  struct Passage: Sendable {
    /// As it stands there.
    var text: String
    var line: Int
    var isCode = false
  }

  enum Kind { case guide, lesson, exercise, reference }

  /// The page's path in the package.
  let page: String
  let kind: Kind
  /// The page's title, an exercise's number and name.
  let title: String
  /// Empty above the page's first heading.
  let heading: String
  let line: Int
  var passages: [Passage] = []
  /// What a compiler, the library or a test says, if the section is about that.
  var messages: [ErrorMessage] = []

  var name: String { heading.isEmpty ? title : "\(title): \(heading)" }
}

extension Section {
  /// Every section of every page below a package's folder, the guides first.
  static func all(in package: String) -> [Section] {
    let root = URL(fileURLWithPath: package, isDirectory: true)
    func text(_ path: String) -> String? {
      try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    var sections: [Section] = []
    for folder in ["docs", "Chapters"] {
      let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      let names = (paths?.compactMap { $0 as? String } ?? []).sorted()
      for name in names {
        let path = "\(folder)/\(name)"
        let parts = name.split(separator: "/")
        if parts.last == "Solution.swift", parts.count == 4, let source = text(path) {
          sections.append(Section(taskOf: source, at: path, folder: parts[2], chapter: parts[0]))
        } else if name.hasSuffix(".md"), !parts.contains("Exercises"), !path.isTableOfContents,
          let page = text(path)
        {
          sections += pieces(of: page, at: path, kind: path.kind)
        }
      }
    }
    return sections
  }

  /// The task at the top of a solution, up to the paragraph of settings.
  private init(taskOf source: String, at path: String, folder: Substring, chapter: Substring) {
    let comment = source.prefix(upTo: source.firstRange(of: "\n\n")?.lowerBound ?? source.endIndex)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.dropFirst(2).drop { $0 == " " } }
    let number = chapter.filter(\.isNumber).drop { $0 == "0" }
    let place = folder.prefix { $0 != "-" }.drop { $0 == "0" }
    self.page = path
    kind = .exercise
    title = "Exercise \(number).\(place) \(folder.drop { $0 != "-" }.dropFirst())"
    heading = comment.first.map(String.init) ?? ""
    line = 1
    let task = comment.dropFirst().prefix { !$0.hasPrefix("kind:") }.joined(separator: " ")
    passages = [Passage(text: task, line: 1)]
  }

  /// A page's sections, and each row whose first cell quotes a message as one of its own.
  static func pieces(of page: String, at path: String, kind: Kind) -> [Section] {
    var title = ""
    var sections: [Section] = []
    var isCode = false
    let isOfMessages = path == "docs/migration/errors.md"
    for (index, line) in page.utf8.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    .enumerated() {
      let line = Substring(line)
      let trimmed = line.drop { $0 == " " }
      let number = index + 1
      if trimmed.isEmpty || trimmed.hasPrefix("<!--") || trimmed.hasPrefix("![") { continue }
      if trimmed.hasPrefix("```") {
        isCode.toggle()
      } else if line.hasPrefix("#"), !isCode {
        let heading = line.drop { $0 == "#" || $0 == " " }.plain
        let isTitle = line.hasPrefix("# ")
        if isTitle { title = heading }
        sections.append(
          Section(
            page: path,
            kind: kind,
            title: title,
            heading: isTitle ? "" : heading,
            line: number
          )
        )
        if isOfMessages { sections[sections.count - 1].messages = [ErrorMessage(heading)] }
      } else if let last = sections.indices.last {
        let isIndented = line.hasPrefix("    ")
        let messages = isOfMessages && !isCode ? ErrorMessage.all(in: line.answered) : []
        if line.hasPrefix("|"), !messages.isEmpty {
          // The section goes on below the table, so its row stands before it in the list.
          sections.insert(
            Section(
              page: path,
              kind: kind,
              title: title,
              heading: line.answered.plain,
              line: number,
              passages: [
                Passage(text: "|" + line.dropFirst(line.answered.count + 1), line: number)
              ],
              messages: messages
            ),
            at: last
          )
        } else if !line.hasPrefix("|--") {
          sections[last].messages += messages
          sections[last].passages.append(
            Passage(text: String(trimmed), line: number, isCode: isCode || isIndented)
          )
        }
      }
    }
    return sections
  }
}

extension Section.Passage {
  /// What to show of it: a line of code, a row, or one of its sentences.
  var sentences: [String] {
    if isCode { return [text] }
    let plain = Substring(text).plain
    if text.hasPrefix("|") {
      return [
        plain.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty }.joined(separator: ": ")
      ]
    }
    var sentences: [String] = []
    var sentence = ""
    for word in plain.split(separator: " ") {
      sentence += (sentence.isEmpty ? "" : " ") + word
      if word.last == "." || word.last == "?", sentence.count > 12 {
        sentences.append(sentence)
        sentence = ""
      }
    }
    return sentence.isEmpty ? sentences : sentences + [sentence]
  }
}

extension Substring {
  /// What a line is about: a row's first cell, or all of it.
  fileprivate var answered: Substring {
    hasPrefix("|") ? dropFirst().prefix { $0 != "|" } : self
  }

  /// Without Markdown's marks for links and bold. Code keeps its backticks.
  fileprivate var plain: String {
    var text = ""
    var rest = self
    while let link = rest.firstRange(of: "](") {
      let before = rest[..<link.lowerBound]
      let after = rest[link.upperBound...]
      guard let opening = before.lastIndex(of: "["), let closing = after.firstIndex(of: ")") else {
        break
      }
      text += before[..<opening] + before[before.index(after: opening)...]
      rest = after[after.index(after: closing)...]
    }
    return (text + rest).replacing("**", with: "").trimmingCharacters(in: .whitespaces)
  }
}

extension String {
  /// A page that only lists others answers nothing itself.
  fileprivate var isTableOfContents: Bool {
    self == "docs/README.md" || hasPrefix("Chapters/") && hasSuffix("/README.md")
  }

  fileprivate var kind: Section.Kind {
    hasPrefix("Chapters/") ? .lesson : hasPrefix("docs/reference/") ? .reference : .guide
  }
}
