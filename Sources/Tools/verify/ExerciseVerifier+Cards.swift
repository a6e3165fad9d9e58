// What a review makes of the known mistakes: whether the recorded expectations are those of the
// tests, and the cards, for their author to read.

import Cards
import Runner
import Terminal

extension ExerciseVerifier {
  /// What is wrong with the recorded expectations, a sentence each.
  func expectationProblems(_ verdicts: [Verdict], writes: Bool) throws -> [String] {
    guard exercise.isReviewed else { return [] }
    var seen: Set<Expectation> = []
    let texts = verdicts.compactMap { Expectation.broken(by: $0, kind: exercise.kind) }
      .filter { seen.insert($0.expectation).inserted }
      .sorted { ($0.line, $0.expectation.text) < ($1.line, $1.expectation.text) }
      .map(\.expectation.text)
    let text = texts.joined(separator: "\n")
    let file = exercise.folder / Expectation.fileName
    if writes {
      try file.writeIfChanged(text)
    } else if try file.readIfPresent() != text {
      return ["\(file.name) isn't what the tests say; `--write` records it."]
    }
    return []
  }
}

extension Exercise {
  /// Every card that a review can make of it, with its truth, in lines.
  var cards: [String] {
    get throws {
      let deck = try Deck(of: self)
      var generator = Seeded(seed: 0)
      return deck.reviewed.flatMap { mistake -> [String] in
        let card = deck.card(of: mistake, isSound: false, using: &generator)
        let texts = card.map { CardText($0, of: self, style: .plain, width: 100).whole } ?? []
        return [mistake.place, ""] + texts + ["", ""]
      }
    }
  }
}
