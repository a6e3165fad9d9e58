// A review: five cards, each asked about on the terminal, and noted as soon as it is answered, so
// that nothing is lost whenever the learner stops.

import Foundation
import Runner
import Terminal

package func review(_ arguments: Arguments) throws -> ExitCode {
  if let folder = arguments[.handedIn] {
    return try Setup(arguments).printMissed(byClassIn: folder)
  }
  let desk = try ReviewDesk(arguments)
  guard desk.setup.isOnTerminal else { return try desk.printCard(on: .today) }
  var review = Review(desk, today: .today)
  return try review.run()
}

private let mostCards = 5

private struct Review {
  private let desk: ReviewDesk
  private let today: Day
  private let console: Console
  private var generator = SystemRandomNumberGenerator()

  init(_ desk: ReviewDesk, today: Day) {
    (self.desk, self.today, console) = (desk, today, desk.setup.console)
  }

  mutating func run() throws -> ExitCode {
    let exercises = try desk.exercises(all: desk.setup.arguments.has(.reviewAll), on: today)
    var cards: [(Exercise, Card)] = []
    // One of each exercise, unless one was named.
    let most = desk.setup.arguments.operand == nil ? 1 : mostCards
    for exercise in exercises where cards.count < mostCards {
      cards += try desk.cards(of: exercise, using: &generator, upTo: most).map { (exercise, $0) }
    }
    if cards.isEmpty { try say([desk.nothingDue(on: today)]) }
    var right = 0
    for (number, (exercise, card)) in zip(1..., cards) {
      try say(["", console.style.dim("Card \(number) of \(cards.count)")])
      guard let isRight = try ask(card, of: exercise) else { return .pass }
      try desk.note(isRight, card.mistake.test ?? "", of: exercise, on: today)
      if isRight { right += 1 }
      if number < cards.count,
        try read("Return for the next card", { $0.isEmpty ? true : nil }, otherwise: "") == nil
      {
        return .pass
      }
    }
    if !cards.isEmpty { try say(["", "\(right) of \(cards.count) right."]) }
    return .pass
  }

  /// - Returns: whether both answers were right; nil if the learner stops.
  private func ask(_ card: Card, of exercise: Exercise) throws -> Bool? {
    func text() -> CardText { CardText(card, of: exercise, on: console) }
    try say(text().beginning + [""] + text().firstQuestion)
    guard
      let line = try read(
        "line",
        { Int($0).flatMap { (0...card.lineCount).contains($0) ? $0 : nil } },
        otherwise: "Type a number from 0 to \(card.lineCount), or q to stop."
      )
    else { return nil }
    var isRight = card.isRight(line)
    try say(["", verdict(isRight, text().place)])
    if let question = card.question {
      try say(text().question(question))
      let letters = ["a", "b", "c"]
      guard
        let option = try read(
          "a, b or c",
          { letters.firstIndex(of: $0.lowercased()) },
          otherwise: "Type a, b or c, or q to stop."
        )
      else { return nil }
      let isSame = option == question.answer
      try say(["", verdict(isSame, "\(letters[question.answer]) comes out.")])
      isRight = isRight && isSame
    }
    try say(text().truth)
    return isRight
  }

  private func verdict(_ isRight: Bool, _ truth: String) -> String {
    let style = console.style
    return style.bold(isRight ? style.green("Right.") : style.yellow("No.")) + " " + truth
  }

  /// Asks until the answer is one that is possible.
  /// - Returns: nil at `q`, and where the input ends.
  private func read<Answer>(
    _ prompt: String,
    _ answer: (String) -> Answer?,
    otherwise advice: String
  ) throws -> Answer? {
    while true {
      try console.print("\(prompt)> ")
      guard let typed = readLine()?.trimmed else {
        try say([""])
        return nil
      }
      if let answer = answer(typed) { return answer }
      if typed.lowercased() == "q" { return nil }
      try say([advice])
    }
  }

  private func say(_ lines: [String]) throws {
    try console.print(lines.map { $0 + "\n" }.joined())
  }
}

extension ReviewDesk {
  /// One card as text, the same all day, or with `--answer` its truth.
  fileprivate func printCard(on today: Day) throws -> ExitCode {
    let exercises = try exercises(all: setup.arguments.has(.reviewAll), on: today)
    for exercise in exercises {
      let mark = try mark(of: exercise)
      let seed = stableHash([exercise.name, "\(today)", "\(mark.rightInARow)"])
      var generator = Seeded(seed: UInt64(seed, radix: 16) ?? 0)
      guard let card = try cards(of: exercise, using: &generator, upTo: 1).first else { continue }
      let text = CardText(card, of: exercise, on: setup.console)
      let lines = setup.arguments.has(.answer) ? text.answers + text.truth : text.questions
      try setup.console.print(lines.map { $0 + "\n" }.joined())
      return .pass
    }
    try setup.console.print(nothingDue(on: today) + "\n")
    return .pass
  }

  /// Cards of one exercise, each about another mistake, with those that were missed first.
  fileprivate func cards(
    of exercise: Exercise,
    using generator: inout some RandomNumberGenerator,
    upTo count: Int
  ) throws -> [Card] {
    try Deck(of: exercise, mine: answer(to: exercise))
      .cards(missed: mark(of: exercise).missed, using: &generator, upTo: count)
  }

  fileprivate func nothingDue(on today: Day) -> String {
    if setup.arguments.operand != nil { return "This exercise makes no cards." }
    guard let day = try? nextDay(after: today) else {
      return "Nothing to review. What you pass comes back here from the next day on."
    }
    return "Nothing is due until \(day). `\(commandName) review --all` asks anyway."
  }
}

extension Setup {
  /// For a teacher: what a class has missed, the rules that most learners have first.
  fileprivate func printMissed(byClassIn folder: String) throws -> ExitCode {
    let lines = try missed(byClassIn: folder).prefix(20).map { missed in
      let rule = try Expectation.all(of: missed.exercise).first { $0.test == missed.test }?.rule
      return "\(missed.learners) of \(missed.of)  \(missed.exercise.heading): "
        + "\(rule ?? missed.test)\n"
    }
    try console.print(
      lines.isEmpty ? "Nobody's marks say that anything was missed.\n" : lines.joined()
    )
    return .pass
  }
}

extension CardText {
  fileprivate init(_ card: Card, of exercise: Exercise, on console: Console) {
    self.init(card, of: exercise, style: console.style, width: console.size.columns)
  }
}
