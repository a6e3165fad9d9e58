// One screen through all its years: the files hold each version and what changes to the next, and
// two of them are compiled here. This keeps them in step.

import Foundation
import Testing

@Suite("One screen through the years") struct YearsTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let migration = folder.appending(path: "../../../docs/migration").standardized

  /// A file's lines, without those for the formatter.
  static func lines(_ file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .filter { !$0.hasPrefix("// swift-format-ignore") }
  }

  /// The difference that the page links to on the way to a version.
  static func hunks(to version: String) throws -> [[String]] {
    try lines(migration.appending(path: "years/\(version).diff")).dropLast()
      .split { $0.hasPrefix("@@") }.map(Array.init)
  }

  @Test(
    "The difference turns one version's file into the next one's",
    arguments: [
      ("0.10", "0.38"), ("0.38", "0.59"), ("0.59", "1.3"), ("1.3", "1.7"), ("1.7", "1.25"),
    ]
  )
  func differences(old: String, new: String) throws {
    var file = try Self.lines(Self.migration.appending(path: "years/\(old).swift"))
    var start = 0
    for hunk in try Self.hunks(to: new) {
      let before = hunk.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
      let after = hunk.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
      let place = (start...file.count - before.count).first {
        file[$0..<$0 + before.count].elementsEqual(before)
      }
      let found = try #require(place, "\(old) doesn't have these lines: \(before)")
      file.replaceSubrange(found..<found + before.count, with: after)
      start = found + after.count
    }
    #expect(file == (try Self.lines(Self.migration.appending(path: "years/\(new).swift"))))
  }

  /// The lines from one that begins like `first` to the one that closes it, without indentation.
  static func block(_ first: String, of lines: [String]) throws -> [String] {
    let start = try #require(lines.firstIndex { $0.trimmed.hasPrefix(first) }, "\(first)")
    let indentation = lines[start].prefix { $0 == " " }
    let end = lines[start...].dropFirst().firstIndex { line in
      line.prefix { $0 == " " }.count == indentation.count
        && line.trimmed.first.map("})".contains) ?? false
    }
    return lines[start...(end ?? start)].dropFirst().map(\.trimmed)
  }

  @Test(
    "Version 0.38's features and test are the ones that are compiled",
    arguments: [
      "struct PlantClient", "enum DetailAction", "struct SearchState", "enum SearchAction",
      "struct SearchEnvironment", "let detailReducer", "let searchReducer", "func testSearch",
    ]
  )
  func environment(declaration: String) throws {
    let page = try Self.lines(Self.migration.appending(path: "years/0.38.swift"))
    let compiled = try Self.lines(Self.folder.appending(path: "EnvironmentSearchTests.swift"))
      .map {
        $0.replacing("private ", with: "").replacing(
          #/@Test.* func search/#,
          with: "func testSearch"
        )
      }
    #expect(try Self.block(declaration, of: compiled) == Self.block(declaration, of: page))
  }

  @Test("Version 1.25's bodies and test are the ones that are compiled")
  func modern() throws {
    let page = try Self.lines(Self.migration.appending(path: "years/1.25.swift"))
    let compiled = try Self.lines(Self.folder.appending(path: "ModernSearchTests.swift"))
      .filter { !$0.contains("// snippet.") }
      .map {
        $0.replacing("action: \\.destination) { Destination() }", with: "action: \\.destination)")
      }
    for feature in ["Detail", "Search"] {
      func body(_ lines: [String]) throws -> [String] {
        let rest = lines.drop { !$0.contains("struct \(feature)") }
        return try Self.block("var body", of: Array(rest.drop { !$0.hasPrefix("  var body") }))
      }
      #expect(try body(compiled) == body(page))
    }
    func test(_ lines: [String]) -> [String] {
      Array(lines.drop { !$0.contains("@Test") }.dropFirst())
    }
    #expect(test(compiled) == test(page))
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
