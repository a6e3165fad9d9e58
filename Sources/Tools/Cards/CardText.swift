// A card in words: what it shows, what it asks, and the truth.

import Runner
import Terminal

package struct CardText {
  private let card: Card
  private let exercise: Exercise
  private let style: Style
  private let width: Int

  package init(_ card: Card, of exercise: Exercise, style: Style, width: Int) {
    (self.card, self.exercise, self.style, self.width) = (card, exercise, style, width)
  }

  /// The task, and the answer to look at.
  package var beginning: [String] {
    let numberWidth = "\(card.lineCount)".count
    // A task to fix something describes what isn't the case any more.
    let task = (exercise.kind == .fix ? "This was to be fixed: " : "") + exercise.task.paragraphs
    return wrap("\(exercise.heading): \(exercise.title)", width: width).map(style.bold)
      + wrap(task, width: width, indent: "  ").map(style.dim) + [""]
      + card.code.flatMap { number, text in
        let label = number.map { "\($0)" } ?? ""
        let indent = String(repeating: " ", count: numberWidth + 1 - label.count) + label + "  "
        return wrap(
          text,
          width: width,
          indent: indent,
          hangingIndent: String(repeating: " ", count: text.indentation + numberWidth + 7)
        )
      }
  }

  package var firstQuestion: [String] {
    wrap(
      "Which line is wrong, or lacks something next to it? 0 if nothing is wrong.",
      width: width
    )
  }

  /// The answer to the first question.
  package var place: String {
    if card.isSound { return "Nothing is wrong." }
    let (first, last) = (card.accepted.lowerBound + 1, card.accepted.upperBound - 1)
    if first > last { return "Something is missing between lines \(last) and \(first)." }
    return first == last ? "Line \(first) is wrong." : "Lines \(first) and \(last) are wrong."
  }

  /// The second question, which may give the first one away.
  package func question(_ question: Card.Question) -> [String] {
    let tried = card.expectation.tried
    let text =
      question.expression.map { expression in
        (tried.isEmpty ? "" : "The test: \(tried)\n") + "What is `\(expression)`?"
      } ?? "What comes out?"
    let options = zip("abc", question.options).flatMap { letter, option in
      wrap(option, width: width, indent: "  \(letter)  ", hangingIndent: "     ")
    }
    return wrap(text, width: width) + options
  }

  /// All that is asked, and the answers, without the reason.
  package var questions: [String] {
    beginning + [""] + firstQuestion + (card.question.map { [""] + question($0) } ?? [])
  }

  package var answers: [String] {
    [place] + (card.question.map { ["\("abc".map(String.init)[$0.answer]) comes out."] } ?? [])
  }

  package var whole: [String] { questions + [""] + answers + truth }

  /// What to do, the rule and its values, and why.
  package var truth: [String] {
    var lines =
      card.isSound
      ? []
      : card.fix.flatMap { line in
        wrap(line, width: width, indent: "  ", hangingIndent: "        ")
          .map(line.hasPrefix("-") ? style.red : style.green)
      }
    func add(_ text: String, indent: String = "") {
      lines += wrap(text, width: width, indent: indent)
    }
    add(card.expectation.rule.endingWithPeriod)
    if !card.isSound, card.question?.expression == nil { add(card.expectation.tried) }
    if let question = card.question, question.expression != nil, !card.isSound {
      add("It is \(question.options[question.answer]), and should be \(card.expectation.right!).")
    }
    if !card.isSound, let explanation = KnownMistake.explanation(of: [card.mistake]) {
      lines += wrap(explanation, width: width, indent: "  ").map(style.cyan)
    }
    if let page = exercise.chapter.page(with: exercise.lesson) {
      add("Read \(page.short), \"\(exercise.lesson)\"")
    }
    return lines.filter { !$0.isEmpty }
  }
}

extension [String] {
  /// The lines of a comment, joined to paragraphs. An item of a list is one, too.
  fileprivate var paragraphs: String {
    reduce(into: "") { text, line in
      let begins = line.isEmpty || line.hasPrefix("- ") || text.last?.isNewline != false
      text += (begins && text.last?.isNewline == false ? "\n" : begins ? "" : " ") + line
    }
  }
}

extension String {
  fileprivate var endingWithPeriod: String { hasSuffix(".") || hasSuffix("?") ? self : self + "." }
}
