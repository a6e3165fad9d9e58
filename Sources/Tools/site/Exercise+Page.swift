// On GitHub, an exercise has a folder and no page. This is its page for the site, as if it were the
// folder's README.md.

import Runner

extension Exercise {
  /// - Parameters:
  ///   - files: texts by their path in the package.
  ///   - path: its folder's.
  func page(
    files: [String: String],
    path: String,
    lesson: String,
    previous: Exercise?,
    next: Exercise?
  ) -> String {
    func text(_ name: String) -> String { files["\(path)/\(name)", default: ""] }
    func code(_ source: SourceFile) -> String {
      let lines = source.text.lines.drop { $0.hasPrefix("//") }.drop(while: \.isEmpty)
      return "```swift\n\(lines.joined(separator: "\n"))\n```"
    }
    func folded(_ title: String, _ text: String) -> String {
      "<details>\n<summary>\(title)</summary>\n\n\(text)\n\n</details>"
    }
    let library = "../../../../Sources/\(chapter.folder.name)"
    let given: String
    let rules: String
    let answer: String
    switch material {
    case .answers:
      let tests = text("Tests.swift").matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/).map(\.1)
      rules = tests.map { "- \($0.replacing("\\\"", with: "\""))" }.joined(separator: "\n")
      (given, answer) = (code(starter[0]), code(solution[0]))
    case .tests(_, let bugs):
      rules = "Your tests find these bugs:\n\n" + bugs.map { "- \($0)" }.joined(separator: "\n")
      (given, answer) = (code(starter[0]), code(solution[0]))
    case .library:
      let tests = stageTests == nil ? "../../../../Tests/\(chapter.folder.name)Tests" : "Tests"
      rules = "[The tests](\(tests)) of the library."
      given = "[The files](Starter) of the library."
      answer = "[The library's](\(stageTests == nil ? library : "Solution")) own files."
    }
    let hints = text("Hints.md").split(separator: "## ").map { hint in
      let lines = String(hint).lines
      return folded(lines[0], lines.dropFirst().drop(while: \.isEmpty).joined(separator: "\n"))
    }
    let links = [("Previous", previous), ("Next", next)].compactMap { title, exercise in
      exercise.map {
        "\(title): [\($0.label) \($0.title)]"
          + "(../../../\($0.chapter.folder.name)/Exercises/\($0.folder.name))"
      }
    }
    return """
      # \(label) \(title)

      \(task.joined(separator: "\n"))

      Part of [\(self.lesson)](../../\(lesson)#\(self.lesson.gitHubAnchor)). \
      `swift run workbook next \(label)` goes to it.

      ## What you are given

      \(given)

      ## Rules

      \(rules)

      ## Hints and the solution

      \((hints + [folded("The solution", answer)]).joined(separator: "\n\n"))

      ---

      \(links.joined(separator: " · "))
      """
  }
}
