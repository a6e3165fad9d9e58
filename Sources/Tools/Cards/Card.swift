// A card of a review: an answer with a known mistake in it, or with none, and what is asked about
// it.

import Runner

package struct Card: Sendable {
  package struct Question: Equatable, Sendable {
    /// What is compared, if the options are values.
    package var expression: String?
    /// In alphabetical order, so that their order says nothing.
    package var options: [String]
    package var answer: Int
  }

  package let mistake: KnownMistake
  package let expectation: Expectation
  /// Whether nothing is wrong.
  package let isSound: Bool
  /// A line of code with its number, or a blank one, or `⋮` where some are left out.
  package let code: [(number: Int?, text: String)]
  /// The numbers that name the place: those of the lines and their neighbours, or of the lines
  /// between which something is missing.
  package let accepted: ClosedRange<Int>
  /// What to do with the wrong lines, as a diff.
  package let fix: [String]
  /// Nil if the card is sound, and the mistake would have given no value.
  package let question: Question?

  /// Whether a line's number, or 0 for "nothing is wrong", is right.
  package func isRight(_ line: Int) -> Bool { isSound ? line == 0 : accepted.contains(line) }

  package var lineCount: Int { code.compactMap(\.number).last ?? 0 }
}
