import Testing

@testable import Cards
@testable import Runner

@Suite struct DeckTests {
  let fixture = Fixture()

  /// Two mistakes of one expectation, and one of a later.
  static let mistakes = """
    It went up by two. It goes up by one.
    = up: step(40) → 42
    -  let next = count + 1
    +  let next = count + 2

    It stayed where it was.
    = up: step(40) → 40
    -  let next = count + 1
    +  let next = count

    It stopped at zero.
    = starts: step(-3) → 0
    -  return next
    +  return max(0, next)

    """

  @Test("A mistake in one place makes a card: its line, and what is to be done with it")
  func place() throws {
    let card = try #require(try fixture.deck(Self.mistakes).first())
    #expect(
      card.lines == [
        "1 func step(_ count: Int) -> Int {", "2   let next = count + 2", "3   return next", "4 }",
      ]
    )
    #expect((0...5).filter(card.isRight) == [1, 2, 3])
    #expect(card.fix == ["-   let next = count + 2", "+   let next = count + 1"])
  }

  @Test("The options are the value that came out, the right one and another mistake's")
  func values() throws {
    let card = try #require(try fixture.deck(Self.mistakes).first())
    #expect(card.question?.expression == "step(40)")
    #expect(card.question?.options == ["40", "41", "42"])
    #expect(card.rightOption == "42")
  }

  @Test("A card without a mistake has the right value as its answer, and only 0 as its line")
  func sound() throws {
    let card = try #require(try fixture.deck(Self.mistakes).first(isSound: true))
    #expect((0...4).filter(card.isRight) == [0])
    #expect(card.lines[1] == "2   let next = count + 1")
    #expect(card.rightOption == "41")
  }

  @Test("Where no value is left, the options are what the tests would have found before")
  func sentences() throws {
    let deck = try fixture.deck(Self.mistakes)
    var generator = Seeded(seed: 1)
    let mistake = try #require(deck.reviewed.last)
    let card = deck.card(of: mistake, isSound: false, using: &generator)
    let question = try #require(card?.question)
    #expect(question.expression == nil)
    #expect(
      question.options == ["It stayed where it was.", "It stopped at zero.", "It went up by two."]
    )
    #expect(question.answer == 1)
  }

  @Test("What a later expectation would find may be true as well, and is no option") func later()
    throws
  {
    let mistakes = Self.mistakes.replacing("= up: step(40) → 40", with: "= later: step(7) → 7")
      .replacing("= up: step(40) → 42", with: "= later: step(7) → 9")
    let expectations = Fixture.expectations + "\nIt is late\n= later: step(7) → 8\n"
    let deck = try fixture.deck(mistakes, expectations: expectations)
    #expect(deck.reviewed.map(\.test) == ["later", "later"])
  }

  @Test("A crash says that the program ends") func crash() throws {
    let mistakes = Self.mistakes.replacing(
      "= starts: step(-3) → 0",
      with: "= crash in starts: Fatal error: Index out of range"
    )
    let expectations = Fixture.expectations.replacing("starts: step(-3) → -2", with: "starts")
    let deck = try fixture.deck(mistakes, expectations: expectations)
    let mistake = try #require(deck.reviewed.last)
    var generator = Seeded(seed: 1)
    let card = deck.card(of: mistake, isSound: false, using: &generator)
    #expect(card?.rightOption == "The program ends: “Index out of range”.")
  }

  @Test(
    "A mistake in several places, one in many lines, and a line that stands twice make no card",
    arguments: [
      "-func step(_ count: Int) -> Int {\n+func step(_ number: Int) -> Int {\n"
        + "-  let next = count + 1\n+  let next = number + 2\n-  return next\n+  return next + 0\n",
      "-  let next = count + 1\n+  var next = count\n+  next += 1\n+  next += 1\n",
      "   let next = count + 1\n+  let next = count + 1\n",
    ]
  )
  func noCard(patch: String) throws {
    let one = "-  let next = count + 1\n+  let next = count + 2\n"
    let deck = try fixture.deck(Self.mistakes.replacing(one, with: patch))
    #expect(!deck.reviewed.map(\.fact).contains("It went up by two. It goes up by one."))
    #expect(!deck.reviewed.isEmpty)
  }

  @Test("An author can say that a mistake makes no card, or which of its lines is wrong")
  func marked() throws {
    func deck(_ mark: String) throws -> Deck {
      try fixture.deck(
        "It went up by two.\nreview: \(mark)\n"
          + "= up: step(40) → 42\n-  let next = count + 1\n"
          + "+  var next = count\n+  next += 2\n+  next += 0\n\n"
          + Self.mistakes.split(separator: "\n\n", maxSplits: 1)[1]
      )
    }
    #expect(try deck("no").first()?.mistake.fact == "It stayed where it was.")
    let card = try #require(try deck("next += 2").first())
    #expect((0...7).filter(card.isRight) == [2, 3, 4])
    #expect(card.lines[2] == "3   next += 2")
  }

  @Test("Something that is missing is between two lines") func missing() throws {
    let patch = "-  let next = count + 1\n+  let next = count + 2\n"
    let deck = try fixture.deck(
      Self.mistakes.replacing(patch, with: "-  next += 1\n"),
      solution: Fixture.solution.replacing(
        "let next = count + 1",
        with: "var next = count\n  next += 1"
      )
    )
    let card = try #require(deck.first())
    #expect((0...4).filter(card.isRight) == [2, 3])
  }

  @Test("Where two expectations have the same words, nobody knows which one broke") func ambiguous()
    throws
  {
    let twice = Fixture.expectations.replacing(
      "= starts: step(-3) → -2",
      with: "= up: step(40) → 9"
    )
    #expect(try fixture.deck(Self.mistakes, expectations: twice).reviewed.isEmpty)
  }

  @Test("Tests and predictions make no card") func kinds() throws {
    #expect(try fixture.deck(Self.mistakes, kind: "predict").reviewed.isEmpty)
  }

  @Test("The learner's own answer is shown wherever the change fits, as far indented as theirs")
  func mine() throws {
    let mine =
      "// Mine\nstruct Steps {\n    func go(_ count: Int) -> Int {\n"
      + "        let next = count + 1\n        return next\n    }\n}\n"
    #expect(
      try fixture.deck(Self.mistakes, mine: mine).first()?.lines == [
        "1 struct Steps {", "2     func go(_ count: Int) -> Int {",
        "3         let next = count + 2",
        "4         return next", "5     }", "6 }",
      ]
    )
    for other in ["func step(_ count: Int) -> Int { count + 1 }\n", mine + mine] {
      #expect(try fixture.deck(Self.mistakes, mine: other).first()?.lines.count == 4)
    }
  }

  @Test("A mistake is indented like the answer around it, however its author wrote it")
  func indentation() throws {
    let patch = "-  let next = count + 1\n+  let next = count + 2\n"
    let odd = "-  let next = count + 1\n+      let next = [count].map {\n+    $0 + 2 }[0]\n"
    let card = try #require(try fixture.deck(Self.mistakes.replacing(patch, with: odd)).first())
    #expect(card.lines[1...2] == ["2   let next = [count].map {", "3     $0 + 2 }[0]"])
  }

  @Test("A value that was written over several lines looks like one that came out") func plain()
    throws
  {
    let expectations = Fixture.expectations.replacing("→ 41", with: "→ [ [41], 1, ]")
    let mistakes = Self.mistakes.replacing("→ 42", with: "→ Optional([[42], 1])")
      .replacing("→ 40", with: "→ [[40], 1]")
    let card = try #require(try fixture.deck(mistakes, expectations: expectations).first())
    #expect(card.question?.options == ["[[40], 1]", "[[41], 1]", "[[42], 1]"])
  }
}
