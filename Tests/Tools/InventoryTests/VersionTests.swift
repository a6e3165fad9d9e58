// The pages state versions too. What a page shows as code is read like any code, and must be found
// with the versions that the page gives for it.

import Foundation
import Testing

@testable import inventory

@Suite struct VersionTests {
  @Test("The page of signs and the table agree on when a sign was written, and when it was removed")
  func signs() throws {
    var checked = 0
    for row in try rows(of: "docs/migration/which-version.md").dropFirst() where row.count == 4 {
      // Whether shared state is set without a lock, no list of tokens can tell.
      guard let (from, until) = range(row[1]), !row[0].contains("set as") else { continue }
      let signs = row[0].prefix(upTo: row[0].range(of: " with")?.lowerBound ?? row[0].endIndex)
        .matches(of: /`([^`]+)`/).map { String($0.1) }
      for (index, sign) in signs.enumerated() {
        let found = uses(in: ["A.swift": "import ComposableArchitecture\n" + completed(sign)])
        // The first version is that of the row's first sign.
        let isFound = found.map(\.construct).contains {
          $0.until == until && (index > 0 || $0.from == from)
        }
        #expect(isFound, "\(sign), \(row[1]): \(found.map(\.construct.name))")
        checked += 1
      }
    }
    #expect(checked > 25)
  }

  @Test("The page of facts and the table agree on the versions of every construct that both name")
  func facts() throws {
    var checked = 0
    for row in try rows(of: "docs/reference/public-library.md").dropFirst() where row.count == 5 {
      guard !row[0].contains("warns"), !row[0].contains(" is "), !row[0].contains("another name"),
        !row[0].contains("` with"),
        // It was missing from 1.0 alone.
        !row[0].contains("debounce"),
        let name = row[0].firstMatch(of: /^`@?([^`]+?)(?:\(\)|`)/).map({ String($0.1) }),
        let construct = Construct.all.first(where: { [name, "@" + name].contains($0.name) })
      else { continue }
      #expect(construct.from == Version(stringLiteral: row[1]), "\(row[0])")
      // A struct or protocol that ended lived on as another name.
      if row[0].hasSuffix("`") {
        let gone = row[2].isEmpty ? nil : Version(stringLiteral: row[2])
        #expect(construct.removed == gone, "\(row[0])")
      }
      checked += 1
    }
    #expect(checked > 15)
  }

  @Test("A row's versions are in order, and its style is the one of its first version or older")
  func order() {
    for construct in Construct.all {
      guard let from = construct.from else { continue }
      if let until = construct.until { #expect(from <= until, "\(construct.name)") }
      if let gone = construct.removed {
        #expect(construct.until ?? from < gone, "\(construct.name)")
      }
      #expect(construct.style <= CodeStyle(from), "\(construct.name)")
      #expect((construct.until == nil) == (construct.step == nil), "\(construct.name)")
    }
  }

  /// A sign whose end the page leaves open.
  private func completed(_ sign: String) -> String {
    switch sign {
    case ".pullback": ".pullback(state: a, action: b, environment: c)"
    case "store.assert(.send(.tapped) { … }, .receive(…))": "store.assert(.send(.tapped))"
    case ".eraseToEffect()", ".catchToEffect", ".cancellable(id: CancelID.self)": "x" + sign
    case "Effect.timer": "Effect.timer(id: 1)"
    case "EffectTask": "let e: EffectTask<Action>"
    case "WithViewStore(store) { viewStore in": sign + " }"
    case "WithViewStore(store, observe:)": "WithViewStore(store, observe: a)"
    case "@ObservedObject var viewStore": "@ObservedObject var viewStore: ViewStore<A, B>"
    case ".sheet(store:)": "x.sheet(store: s)"
    case "viewStore.$name": "TextField(text: viewStore.$name)"
    case "/Action.row": "f(/Action.row)"
    case "struct Feature: Reducer": sign + " {}"
    case "@Reducer": "@Reducer struct F { struct State {} }"
    case "@Reducer struct Destination": "@Reducer struct Destination { enum State {} }"
    default: sign.replacing("…", with: "1")
    }
  }

  /// The cells of a page's tables.
  private func rows(of page: String) throws -> [[String]] {
    try String(contentsOf: package.appending(path: page), encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
      .map { line in
        line.dropFirst(1).dropLast(1).split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// `0.1–0.40`, or one version.
  private func range(_ text: String) -> (Version, Version?)? {
    let ends = text.split(separator: "–").map(String.init)
    guard let first = ends.first, first.contains(/^\d+\.\d+$/) else { return nil }
    return (Version(stringLiteral: first), ends.count == 2 ? Version(stringLiteral: ends[1]) : nil)
  }
}
