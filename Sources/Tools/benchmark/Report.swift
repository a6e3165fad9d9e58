// What a measurement prints. A figure that stands on two pages is soon wrong on one of them, so
// docs/reference/figures.md has all of them: `--record` writes a measurement's table there.

import Foundation
import Runner

/// The table of one measurement.
@MainActor
final class Report {
  private let name: String
  private var table: [String] = []

  /// - Parameters:
  ///   - name: the table's name in docs/reference/figures.md.
  ///   - columns: the first is what was measured.
  init(_ name: String, columns: [String]) {
    self.name = name
    add(columns)
    table.append(Self.row(columns.indices.map { $0 == 0 ? "---" : "---:" }))
  }

  /// Adds a row to the table, and prints it.
  func add(_ cells: [String]) {
    table.append(Self.row(cells))
    let columns = cells.dropFirst().map {
      String(repeating: " ", count: max(1, 16 - $0.count)) + $0
    }
    print(cells[0].padding(toLength: 44, withPad: " ", startingAt: 0) + columns.joined())
    fflush(nil)
  }

  /// Writes the table in the place of the last one of its name.
  func record() async throws {
    let page = packageFolder.appendingPathComponent("docs/reference/figures.md")
    var lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: "<!-- snippet.\(name) -->"),
      let end = lines[start...].firstIndex(of: "<!-- snippet.end -->")
    else {
      throw Failure(
        "docs/reference/figures.md has no place for \(name): see the other tables there."
      )
    }
    lines.replaceSubrange(
      start + 1..<end,
      with: ["", try await Self.circumstances(), ""] + table + [""]
    )
    try lines.joined(separator: "\n").write(to: page, atomically: true, encoding: .utf8)
    print("\nWritten to docs/reference/figures.md.")
  }

  private static func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }

  /// When, where and with what it was measured.
  private static func circumstances() async throws -> String {
    let version = try await Subprocess("/usr/bin/env", ["swift", "--version"]).run().output.text
    let swift = version.firstMatch(of: /Swift version ([0-9.]+)/).map { "Swift \($0.1)" } ?? "Swift"
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    let day = Date.now.formatted(.iso8601.year().month().day())
    return "Measured on \(day): \(swift), \(system), "
      + "\(ProcessInfo.processInfo.processorCount) processors."
  }
}
