// The cards that an exercise can make. Which mistakes make one is decided here: one place is wrong,
// the code fits a screen, and there are other options that are certainly false.

import Runner

/// The cards that an exercise can make.
package struct Deck: Sendable {
  private let exercise: Exercise
  private let mistakes: [KnownMistake]
  private let expectations: [Expectation]
  /// The lines of the learner's answer.
  private let mine: [String]?

  /// - Parameter mine: the learner's answer, which is shown wherever a mistake fits in.
  package init(of exercise: Exercise, mine: String? = nil) throws {
    self.exercise = exercise
    mistakes = try KnownMistake.all(of: exercise)
    expectations = try Expectation.all(of: exercise)
    self.mine = mine.map(codeLines)
  }

  /// The mistakes that make a card.
  package var reviewed: [KnownMistake] {
    var generator = Seeded(seed: 0)
    return mistakes.filter { card(of: $0, isSound: false, using: &generator) != nil }
  }

  /// Cards about one mistake each, one card in four of which has none; those first whose test was
  /// missed. Each is made when it is asked for.
  package func cards(
    missed: Set<String>,
    using generator: inout some RandomNumberGenerator,
    upTo count: Int
  ) -> [Card] {
    let shuffled = mistakes.shuffled(using: &generator)
    let isMissed = { (mistake: KnownMistake) in missed.contains(mistake.test ?? "") }
    var cards: [Card] = []
    for mistake in shuffled.filter(isMissed) + shuffled.filter({ !isMissed($0) })
    where cards.count < count {
      let isSound = Int.random(in: 0..<4, using: &generator) == 0
      card(of: mistake, isSound: isSound, using: &generator).map { cards.append($0) }
    }
    return cards
  }

  package func card(
    of mistake: KnownMistake,
    isSound: Bool,
    using generator: inout some RandomNumberGenerator
  ) -> Card? {
    guard exercise.isReviewed, mistake.review != "no", let symptom = mistake.symptom,
      let wrong = try? mistake.files(of: exercise)[0].text
    else { return nil }
    let key = Expectation.key(of: symptom)
    // Where two have the same words, nobody knows which one it was.
    let meant = expectations.indices.filter { expectations[$0].key == key }
    guard meant.count == 1,
      let question = values(symptom, at: expectations[meant[0]], isSound, using: &generator)
        ?? sentences(of: mistake, at: meant[0], using: &generator)
    else { return nil }
    let right = codeLines(of: exercise.solution[0].text)
    guard let mutation = Mutation(from: right, to: codeLines(of: wrong), marked: mistake.review)
    else {
      return nil
    }
    let start = mutation.before.count
    let ours = (right, start..<(start + mutation.right.count))
    let own = mine.flatMap { mine in mutation.place(in: mine).map { (mine, $0) } }
    for (answer, place) in [own, ours].compactMap(\.self) {
      let new = mutation.wrong(at: place, in: answer)
      let lines = isSound ? answer : answer[..<place.lowerBound] + new + answer[place.upperBound...]
      let end = isSound ? place.upperBound : place.lowerBound + new.count
      let names = Set((mutation.right + mutation.wrong).flatMap(sourceWords))
      guard
        let excerpt = Excerpt(of: lines, about: place.lowerBound..<end, relyingOn: names)
      else { continue }
      let numbers = Dictionary(uniqueKeysWithValues: zip(excerpt.shown, 1...))
      let first = numbers[place.lowerBound] ?? excerpt.shown.count + 1
      return Card(
        mistake: mistake,
        expectation: expectations[meant[0]],
        isSound: isSound,
        code: excerpt.text(of: lines),
        accepted: (first + mutation.guilty.lowerBound - 1)...(first + mutation.guilty.upperBound),
        fix: new.map { "- \($0)" } + answer[place].map { "+ \($0)" },
        question: isSound && question.expression == nil ? nil : question
      )
    }
    return nil
  }

  /// What comes out, with what should, and what another mistake gives in the same place.
  private func values(
    _ symptom: String,
    at expectation: Expectation,
    _ isSound: Bool,
    using generator: inout some RandomNumberGenerator
  ) -> Card.Question? {
    func value(_ symptom: String) -> String? {
      symptom.hasPrefix(expectation.key + " → ")
        ? symptom.dropFirst(expectation.key.count + 3).plainValue : nil
    }
    guard let given = value(symptom), let right = expectation.right?[...].plainValue, right != given
    else { return nil }
    let others = Set(mistakes.compactMap { $0.symptom.flatMap(value) }).subtracting([given, right])
    guard let other = others.sorted().randomElement(using: &generator) else { return nil }
    let options = [given, right, other].sorted()
    return Card.Question(
      expression: String(expectation.key.drop { $0 != ":" }.dropFirst(2)),
      options: options,
      answer: options.firstIndex(of: isSound ? right : given)!
    )
  }

  /// What a mistake's author reads, with what others give that the tests would have found before.
  private func sentences(
    of mistake: KnownMistake,
    at index: Int,
    using generator: inout some RandomNumberGenerator
  ) -> Card.Question? {
    guard let sentence = mistake.sentence else { return nil }
    let earlier = mistakes.filter { other in
      guard let symptom = other.symptom else { return false }
      let place = expectations.firstIndex { $0.key == Expectation.key(of: symptom) }
      return place.map { $0 < index } ?? false
    }
    let others = Set(earlier.compactMap(\.sentence)).subtracting([sentence]).sorted()
      .shuffled(using: &generator).prefix(2)
    guard others.count == 2 else { return nil }
    let options = ([sentence] + others).sorted()
    return Card.Question(options: options, answer: options.firstIndex(of: sentence)!)
  }
}

extension KnownMistake {
  /// The function of the test that it breaks.
  package var test: String? {
    symptom.map { String(Expectation.key(of: $0).prefix { $0 != ":" }) }
  }

  /// What comes out, without the rule. A crash's fact often says only why.
  fileprivate var sentence: String? {
    if let crash = symptom?.firstMatch(of: /^crash in \w+: (?:Fatal error: )?([^`]*?)(?:: `.*)?$/) {
      return "The program ends: “\(crash.1)”."
    }
    guard let fact else { return nil }
    let end = fact.firstRange(of: ". ")?.lowerBound
    return end.map { fact[..<$0] + "." } ?? fact
  }
}

extension Substring {
  /// A value as it is printed most simply, so that the right one, which somebody wrote, doesn't
  /// look different from the others.
  fileprivate var plainValue: String {
    let isWrapped = hasPrefix("Optional(") && hasSuffix(")")
    let value = String(isWrapped ? dropFirst("Optional(".count).dropLast() : self)
    return value.replacing("[ ", with: "[").replacing(#/,? \]/#, with: "]")
  }
}

extension Excerpt {
  /// A blank line stands before each declaration that is in nothing else.
  fileprivate func text(of lines: [String]) -> [(number: Int?, text: String)] {
    var text: [(number: Int?, text: String)] = []
    for (number, index) in zip(1..., shown) {
      let before = number == 1 ? -1 : shown[number - 2]
      if before != index - 1 {
        text.append((nil, "⋮"))
      } else if number > 1, lines[index].indentation == 0, !lines[index].closes {
        text.append((nil, ""))
      }
      text.append((number, lines[index]))
    }
    if shown.last != lines.indices.last { text.append((nil, "⋮")) }
    return text
  }
}
