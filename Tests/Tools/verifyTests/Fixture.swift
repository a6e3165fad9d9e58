// A package of a few exercises, in a folder that goes away with its test.

import Foundation

@testable import Runner

final class Fixture: Sendable {
  let package = Path(NSTemporaryDirectory()) / "Prüfung \(UUID())"

  deinit { package.remove() }

  func exercise() throws -> Exercise {
    try add("01-First", lesson: "A reducer is a function")
    return try Catalog(package: package).exercise("First")
  }

  func add(_ name: String, lesson: String, optional: String? = nil) throws {
    try (package / "Chapters/Chapter01Functions/Exercises/\(name)/Solution.swift").write(
      """
      // A title
      //
      // kind: write
      // lesson: \(lesson)\(optional.map { "\n// optional: \($0)" } ?? "")

      func increment(_ count: inout Int) {
        // answer
        // starter: // Your code here.
        count += 1
        // end answer
      }

      """
    )
  }
}
