// The pages in pieces, with which a search answers: the text under one heading, one row of a table
// of messages, an exercise's task.

import Foundation
import Runner

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
  /// Every section of every page of a package, the guides first, and the exercises' tasks.
  static func all(in package: Path, _ exercises: [Exercise]) throws -> [Section] {
    let pages = ["docs", "Chapters"].flatMap { folder in
      let names = FileManager.default.enumerator(atPath: (package / folder).description)
      return (names?.compactMap { $0 as? String } ?? []).sorted().map { "\(folder)/\($0)" }
    }
    .filter { $0.hasSuffix(".md") && !$0.contains("/Exercises/") && !$0.isTableOfContents }
    return try pages.flatMap { try pieces(of: (package / $0).read(), at: $0, kind: $0.kind) }
      + exercises.map { Section(taskOf: $0, in: package) }
  }

  private init(taskOf exercise: Exercise, in package: Path) {
    let file = exercise.folder / (exercise.taskFile.map { "Starter/\($0)" } ?? "Solution.swift")
    self.page = String(file.description.dropFirst(package.description.count + 1))
    kind = .exercise
    title = "Exercise \(exercise.heading)"
    heading = exercise.title
    line = 1
    passages = [Passage(text: exercise.task.joined(separator: " "), line: 1)]
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
