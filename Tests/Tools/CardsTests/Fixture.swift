// An exercise with its known mistakes and expectations, in a folder that goes away with its test.

import Foundation

@testable import Cards
@testable import Runner

final class Fixture: Sendable {
  let package = Path(NSTemporaryDirectory()) / "Prüfung \(UUID())"

  deinit { package.remove() }

  static let solution = """
    func step(_ count: Int) -> Int {
      let next = count + 1
      return next
    }

    """

  static let expectations = """
    It goes up
    = up: step(40) → 41
    The count was 40.

    It starts from any count
    = starts: step(-3) → -2
    The count was -3.

    """

  func deck(
    _ mistakes: String,
    expectations: String = Fixture.expectations,
    solution: String = Fixture.solution,
    mine: String? = nil,
    kind: String = "write"
  ) throws -> Deck {
    let folder = package / "Chapters/Chapter01Functions/Exercises/01-First"
    try (folder / "Solution.swift").write(
      "// A title\n//\n// Do this.\n//\n// kind: \(kind)\n// lesson: L\n\n"
        + "// answer\n// starter: // Your code here.\n\(solution)// end answer\n"
    )
    try (folder / "Mistakes.diff").write(mistakes)
    try (folder / "Expectations.txt").write(expectations)
    return try Deck(of: Catalog(package: package).exercise("First"), mine: mine)
  }
}

extension Deck {
  /// The first card that it makes.
  func first(isSound: Bool = false) -> Card? {
    var generator = Seeded(seed: 1)
    return reviewed.first.flatMap { card(of: $0, isSound: isSound, using: &generator) }
  }
}

extension Card {
  var lines: [String] { code.map { "\($0.number.map(String.init) ?? "") \($0.text)" } }

  /// The option that is right.
  var rightOption: String? { question.map { $0.options[$0.answer] } }
}
