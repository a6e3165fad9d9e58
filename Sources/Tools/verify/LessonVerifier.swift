// The check of the lessons' order: exercises follow the pages, each page says how long it takes and
// where to go on, and an exercise is mentioned by its right number.

import Foundation
import Runner

struct LessonVerifier: Sendable {
  let package: Path
  let catalog: Catalog

  /// - Parameters:
  ///   - pages: the pages of the package, by their path in it.
  ///   - writes: whether to refresh what is stale.
  func verify(_ pages: [String], writes: Bool) throws -> (problems: [String], written: [String]) {
    var problems = try catalog.chapters.flatMap(orderProblems)
    var written: [String] = []
    let frames = try frames
    for file in pages {
      let text = try (package / file).read()
      var fresh = text.replacing(/\b\d\.\d+ ([A-Z]\w+)/) { match in
        catalog[String(match.1)].map { "\($0.label) \($0.name)" } ?? String(match.0)
      }
      if let frame = frames[file] { fresh = frame.around(fresh) }
      if fresh == text { continue }
      if writes {
        try (package / file).write(fresh)
        written.append(file)
      } else {
        problems.append("\(file): its frame, or the number of an exercise, is stale.")
      }
    }
    return (problems, written)
  }

  // MARK: - Order

  /// Exercises that come before what they need, or are optional where their section isn't.
  private func orderProblems(in chapter: Chapter) throws -> [String] {
    var problems: [String] = []
    var last = (page: 0, heading: 0)
    for exercise in catalog.exercises where exercise.chapter == chapter {
      guard let page = chapter.page(with: exercise.lesson),
        let index = chapter.pages.firstIndex(of: page),
        case let lines = try page.read().lines,
        let heading = lines.firstIndex(where: {
          $0.hasPrefix("#") && $0.hasSuffix("# \(exercise.lesson)")
        })
      else { continue }
      if (index, heading) < last {
        problems.append(
          "\(exercise.label) \(exercise.name) belongs to a section above that of the one before it."
        )
      }
      last = (index, heading)
      let isOptional =
        chapter.part(with: page)?.hasSuffix(" (optional)") == true
        || lines.dropFirst(heading + 2).first?.hasPrefix("> **Optional.**") == true
      if isOptional != (exercise.optionalPart != nil) {
        problems.append(
          "\(exercise.label) \(exercise.name) \(isOptional ? "isn't" : "is") optional, "
            + "and its section \(isOptional ? "is" : "isn't")."
        )
      }
    }
    return problems
  }

  // MARK: - Frames

  /// What stands above and below the text of each page of a lesson.
  private var frames: [String: PageFrame] {
    get throws {
      let pages = try catalog.chapters.flatMap(\.pages).map { page in
        (file: page, title: String(try page.read().lines[0].dropFirst("# ".count)))
      }
      func link(_ index: Int, from page: Path) -> (title: String, address: String)? {
        guard pages.indices.contains(index) else { return nil }
        let (file, title) = pages[index]
        let isNear = file.folder == page.folder
        return (title, isNear ? file.name : "../\(file.folder.name)/\(file.name)")
      }
      return Dictionary(
        uniqueKeysWithValues: pages.enumerated().map { index, page in
          let (previous, next) = (
            link(index - 1, from: page.file), link(index + 1, from: page.file)
          )
          return (page.file.inside(package), PageFrame(previous: previous, next: next))
        }
      )
    }
  }
}

/// The line at the top of a page that says how long it takes, and the links at its bottom.
struct PageFrame {
  var previous: (title: String, address: String)?
  var next: (title: String, address: String)?

  private static let contents = "[Contents](README.md)"
  /// How many words of prose and code someone reads in a minute, as readers of the lessons did.
  private static let wordsPerMinute = 150

  /// A page with a fresh frame in the place of its old one, if it has one.
  func around(_ text: String) -> String {
    var lines = text.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    if lines.last?.contains(Self.contents) == true, let rule = lines.lastIndex(of: "---") {
      lines.removeSubrange(rule...)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    if lines.count > 3, lines[2].hasSuffix(Self.contents) { lines.removeSubrange(2...3) }
    let words = lines.reduce(0) { $0 + $1.split(separator: " ").count }
    let minutes = max(2, (words + Self.wordsPerMinute / 2) / Self.wordsPerMinute)
    lines.insert(contentsOf: ["\(minutes) minutes · \(Self.contents)", ""], at: 2)
    let links = [
      previous.map { "Previous: [\($0.title)](\($0.address))" }, Self.contents,
      next.map { "Next: [\($0.title)](\($0.address))" },
    ]
    lines += ["", "---", "", links.compactMap { $0 }.joined(separator: " · ")]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Path {
  fileprivate func inside(_ package: Path) -> String {
    String(description.dropFirst(package.description.count + 1))
  }
}
