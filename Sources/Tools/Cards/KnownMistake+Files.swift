// The learner's files with a known mistake in them.

import Runner

extension KnownMistake {
  package func files(of exercise: Exercise) throws -> [SourceFile] {
    let name = file.map { "\(exercise.fileName)/\($0)" } ?? exercise.fileName
    guard exercise.solution.contains(where: { $0.name == name }) else {
      throw Problem(
        "\(place) changes no file of the solution.",
        "Name one in a line such as \"@@ Store.swift\"."
      )
    }
    return try exercise.solution.map { source in
      source.name == name ? SourceFile(name: name, text: try changed(source.text)) : source
    }
  }

  package var place: String { "\(Self.fileName):\(line)" }

  /// - Parameter source: the solution, which has the old lines in the same order. `-…` removes all
  ///   lines up to the next old one, or up to the end.
  private func changed(_ source: String) throws -> String {
    var result: [String] = []
    var rest = source.lines[...]
    var isRemoving = false
    for line in patch {
      let text = String(line.dropFirst())
      if line.hasPrefix("+") {
        result.append(text)
      } else if line == "-…" {
        isRemoving = true
      } else {
        guard let index = rest.firstIndex(of: text) else {
          throw Problem(
            "\(place): the solution has no such line, or has it further up: \(text.trimmed)",
            "Write the old lines as they are there, in the same order."
          )
        }
        if !isRemoving { result += rest[..<index] }
        if line.hasPrefix(" ") { result.append(text) }
        rest = rest[(index + 1)...]
        isRemoving = false
      }
    }
    if !isRemoving { result += rest }
    return result.joined(separator: "\n") + "\n"
  }
}
