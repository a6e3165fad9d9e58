// The README shows a verdict as a terminal shows it. A picture that somebody took by hand would be
// out of date with the next wording; this one is drawn from what the program really prints:
//
//     WORKBOOK_PICTURE=draw swift test --filter PictureTests
//
// draws it again.

import Foundation
import TerminalTesting
import Testing

@testable import Runner
@testable import verify

@Suite(.takingTurns) struct PictureTests {
  private static let folder = Path(#filePath).folder.folder.folder.folder.folder

  /// What the program prints on a terminal about a wrong answer to the first exercise.
  private func verdict() throws -> String {
    let desk = try LearnersDesk.used(withAllExercises: true)
    let lamp = try desk.catalog.exercise("TheLamp")
    let wrong = try #require(
      KnownMistake.all(of: lamp).first {
        $0.fact?.hasPrefix("Both lamps were on after the tap") == true
      }
    )
    try desk.write(wrong.files(of: lamp), of: lamp)
    let program = try desk.watch("run", "TheLamp")
    _ = try program.waitForEnd(seconds: 60)
    // After the last status line. The time isn't the same twice, and the file's path is another
    // one on each machine.
    let shown = program.shown.split(separator: "\u{1B}[J").last ?? ""
    return String(shown).replacing(/\(\d+\.\d+ s\)/, with: "(0.20 s)")
      .replacing("\r\n", with: "\n").replacing(/\u{1B}\]8;;.*?\u{1B}\\/, with: "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.contains("Edit") && !$0.contains("Next") }.joined(separator: "\n").trimmed
  }

  @Test("The README shows a verdict as the program prints it") func picture() throws {
    let verdict = try verdict()
    let picture = TerminalPicture(verdict).svg
    let file = Self.folder / "docs" / "verdict.svg"
    if ProcessInfo.processInfo.environment["WORKBOOK_PICTURE"] == "draw" { try file.write(picture) }
    #expect(try file.read() == picture)
    let readme = try (Self.folder / "README.md").read()
    #expect(readme.contains("](docs/verdict.svg)"))
    #expect(verdict.withoutEscapes.contains("NOT YET  1.1 TheLamp"))
  }
}

/// A terminal's text with its colours, as an SVG that fits a light and a dark page.
private struct TerminalPicture {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var svg: String {
    let width = (lines.map { String($0).withoutEscapes.count }.max() ?? 0) * 8 + 40
    let rows = lines.enumerated().map { index, line in
      "  <text x=\"20\" y=\"\(index * 20 + 34)\">\(spans(in: line))</text>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="\(width)" height="\(lines.count * 20 + 34)" \
      font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="13">
        <style>
          text { fill: #e6e6e6 }
          .bold { font-weight: bold } .dim { fill: #9a9a9a }
          .red { fill: #ff7b72 } .green { fill: #7ee787 }
          .yellow { fill: #f2cc60 } .cyan { fill: #76e3ea }
        </style>
        <rect width="100%" height="100%" rx="8" fill="#1e1e1e"/>
      \(rows.joined(separator: "\n"))
      </svg>

      """
  }

  /// The codes that `Style` writes.
  private static let classes = [
    1: "bold", 2: "dim", 31: "red", 32: "green", 33: "yellow", 36: "cyan",
  ]

  private func spans(in line: Substring) -> String {
    var rest = line
    var worn: [String] = []
    var spans = ""
    while !rest.isEmpty {
      let text = rest.prefix { $0 != "\u{1B}" }
      if !text.isEmpty {
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        spans +=
          worn.isEmpty
          ? escaped : "<tspan class=\"\(worn.joined(separator: " "))\">\(escaped)</tspan>"
      }
      rest = rest[text.endIndex...]
      guard let code = rest.prefixMatch(of: /\u{1B}\[(\d+)m/) else {
        rest = rest.dropFirst()
        continue
      }
      switch Int(code.1) {
      case 22: worn.removeAll { ["bold", "dim"].contains($0) }
      case 39: worn.removeAll { !["bold", "dim"].contains($0) }
      case let on?: worn += [Self.classes[on]].compactMap { $0 }
      case nil: break
      }
      rest = rest[code.range.upperBound...]
    }
    return spans
  }
}
