import Chapter03Effects
import ReducerTesting
import Testing

@Suite struct QuestionAndAnswerTests {
  /// A translator, the server's side of each question, and a clock.
  private final class Screen {
    typealias Question = (
      text: String, language: Language, server: Effect<String, Offline>.Subscriber
    )

    private(set) var questions: [Question] = []
    private var answered: Set<Int> = []
    /// Whether a question was cancelled before its answer.
    private(set) var isCancelled = false
    var minute = 1
    private var viewStore: ViewStore<Translator, TranslatorAction>!

    init() {
      viewStore = ViewStore(
        Store(
          initialState: Translator(),
          reducer: translatorReducer,
          environment: TranslatorEnvironment(
            translate: { [unowned self] text, language in
              .run { subscriber in
                let index = self.questions.count
                self.questions.append((text, language, subscriber))
                return AnyCancellable { [weak self] in
                  if self?.answered.contains(index) == false { self?.isCancelled = true }
                }
              }
            },
            now: { [unowned self] in minute }
          )
        )
      )
    }

    var state: Translator { viewStore.state }
    /// Each line of the list in one text.
    var lines: [String] {
      state.lines.map { "\($0.asked) \($0.text) \($0.language) \($0.translation)" }
    }

    func ask(_ text: String, _ language: Language = .french) {
      viewStore.send(.textChanged(text))
      viewStore.send(.languageSelected(language))
      viewStore.send(.translateTapped)
    }

    func tap() { viewStore.send(.translateTapped) }
    func type(_ text: String) { viewStore.send(.textChanged(text)) }
    func select(_ language: Language) { viewStore.send(.languageSelected(language)) }

    /// The server's answer to a question, nil for none.
    func answer(_ translation: String?, to index: Int = 0) {
      guard questions.indices.contains(index) else { return }
      answered.insert(index)
      let server = questions[index].server
      guard let translation else { return server.send(completion: .failure(Offline())) }
      server.send(translation)
      server.send(completion: .finished)
    }
  }

  private let earlier = "This depends on the rules above: fix those first."

  @Test("A tap asks for the text in the selected language, once") func asks() {  // starter passes
    let screen = Screen()
    screen.ask("dog", .italian)
    let why =
      screen.questions.isEmpty
      ? "The server wasn't asked: return the effect of `environment.translate`."
      : "One tap asked the server \(screen.questions.count) times."
    #expect(screen.questions.count == 1, "\(why)")
    guard let question = screen.questions.first else { return }
    #expect(
      (question.text, question.language) == ("dog", .italian),
      "The tap was for dog in Italian."
    )
    #expect(
      (screen.state.text, screen.state.language) == ("dog", .italian),
      "A tap only asks, but this one changed the text or the language."
    )
    #expect(screen.state.lines == [], "There is no answer yet, but a line was added already.")
    screen.answer("cane")
    #expect(screen.questions.count == 1, "The answer came, and the server was asked again.")
    screen.ask("")
    #expect(
      screen.questions.count == 2,
      "The field was empty, and a tap asked nothing. Every tap asks, whatever is in the field."
    )
  }

  @Test("Each answer adds a line") func line() {  // starter passes
    let screen = Screen()
    screen.ask("dog")
    screen.answer("chien")
    screen.ask("cat")
    screen.answer("chat", to: 1)
    let why =
      switch screen.lines {
      case []: "Two answers came, but there is no line."
      case ["1 cat french chat"]: "The second line replaced the first. Each is added."
      case ["1 cat french chat", "1 dog french chien"]: "A new line is the last one, not the first."
      default: "Two questions, each answered before the next one, are two lines."
      }
    #expect(screen.lines == ["1 dog french chien", "1 cat french chat"], "\(why)")
    #expect(screen.state.message == "", "Nothing went wrong, but there is a message.")
    guard screen.lines == ["1 dog french chien", "1 cat french chat"] else { return }
    screen.minute = 2
    screen.ask("cat")
    screen.answer("chat", to: 2)
    let whyAgain =
      switch screen.lines.last {
      case _ where screen.questions.count < 3:
        "cat had been translated before, and a second tap for it asked nothing. Each tap asks."
      case "2 cat french chat":
        "cat was asked for a second time, and its line replaced the first. Each is added."
      default: "cat was asked for a second time, but its answer added no line. Each answer does."
      }
    #expect((screen.questions.count, screen.lines.count) == (3, 3), "\(whyAgain)")
    guard screen.lines.count == 3 else { return }
    for index in 3..<123 {
      screen.tap()
      screen.answer("chat", to: index)
    }
    #expect(
      screen.lines.count == 123,
      "123 answers came, but there are \(screen.lines.count) lines. Every line stays."
    )
  }

  /// Whether a question that is answered before anything else happens has its line.
  private var isAnswered: Bool {
    let screen = Screen()
    screen.ask("dog")
    screen.answer("chien")
    return screen.lines == ["1 dog french chien"]
  }

  @Test("A line has the text that was asked for, whatever is typed in the meantime") func text() {
    let screen = Screen()
    screen.ask("dog")
    screen.type("cat")
    screen.answer("chien")
    let why =
      switch screen.lines {
      case _ where !isAnswered: earlier
      case [] where screen.isCancelled:
        """
        The question was cancelled by the next key. An answer is worth a line, however late it \
        comes.
        """
      case []: "The answer came, but was thrown away. It is worth a line, however late it comes."
      case ["1 cat french chien"]:
        """
        dog was asked for, cat was typed, and the line says that cat is chien. By the time the \
        answer comes, the state has another text.
        """
      default: "dog was asked for, and the line has to say so."
      }
    #expect(screen.lines == ["1 dog french chien"], "\(why)")
    let whyText = isAnswered ? "cat was typed, and the answer took it away." : earlier
    #expect(screen.state.text == "cat", "\(whyText)")
  }

  @Test("A line has the language that was asked for, whatever is selected in the meantime")
  func language() {
    let screen = Screen()
    screen.ask("dog")
    screen.select(.italian)
    screen.answer("chien")
    let why =
      switch screen.lines {
      case _ where !isAnswered: earlier
      case []: "The answer came, but was thrown away. It is worth a line, however late it comes."
      case ["1 dog italian chien"]:
        """
        dog was asked for in French, then Italian was selected, and the line says that chien is \
        Italian. The language belongs to the question, like the text.
        """
      default: "dog was asked for in French, and the line has to say so."
      }
    #expect(screen.lines == ["1 dog french chien"], "\(why)")
    let whyLanguage = isAnswered ? "Italian was selected, and the answer took it away." : earlier
    #expect(screen.state.language == .italian, "\(whyLanguage)")
  }

  @Test("A line has the time of the question") func time() {
    let screen = Screen()
    screen.ask("dog")
    screen.minute = 5
    screen.answer("chien")
    let why =
      switch screen.lines {
      case _ where !isAnswered: earlier
      case ["5 dog french chien"]:
        """
        The question was asked at minute 1 and answered at minute 5, but the line says 5. Read the \
        time when the question is asked, and send it along.
        """
      default: "The question was asked at minute 1, and the line has to say so."
      }
    #expect(screen.lines == ["1 dog french chien"], "\(why)")
  }

  @Test("With two open questions, each answer belongs to its own question") func two() {
    let first = twoOpen(answered: [1]).lines
    let screen = twoOpen(answered: [1, 0])
    let right = ["2 cat italian gatto", "1 dog french chien"]
    let why =
      switch screen.lines {
      case _ where !isAnswered: earlier
      case _ where screen.isCancelled && screen.lines.count == 1:
        "The second question ended the first. Both stay open, and each gets its line."
      case let lines where lines.count == 1: "Two answers came, but one of them was thrown away."
      case _ where first == ["1 dog french gatto"]:
        """
        cat was answered first, but the answer was given to dog. Answers come in any order: each \
        has to bring its question along.
        """
      case right.reversed(): "cat was answered first, so its line is the first."
      case let lines where first == [right[0]] && lines.allSatisfy { $0.contains("cat") }:
        """
        dog was asked for, then cat, but both lines are about cat. The state has room for one \
        question, but two are open: each has to go along with its effect.
        """
      default: "cat was answered in Italian, then dog in French, and these are the lines."
      }
    #expect(screen.lines == right, "\(why)")

    let inOrder = twoOpen(answered: [0, 1]).lines
    let whyInOrder =
      switch inOrder {
      case _ where screen.lines != right: earlier
      case ["2 cat italian chien", "1 dog french gatto"]:
        """
        dog was answered first, but the answer was given to cat, the last question. Each answer \
        has to bring its own question along.
        """
      default: "dog was answered in French, then cat in Italian, and these are the lines."
      }
    #expect(inOrder == right.reversed(), "\(whyInOrder)")
  }

  /// Asks for dog in French, then for cat in Italian, and then answers one or both.
  private func twoOpen(answered order: [Int]) -> Screen {
    let screen = Screen()
    screen.ask("dog")
    screen.minute = 2
    screen.ask("cat", .italian)
    screen.minute = 3
    for index in order { screen.answer(index == 0 ? "chien" : "gatto", to: index) }
    return screen
  }

  /// Whether two open questions with different words have the right lines, in either order.
  private var tellsTwoApart: Bool {
    let lines = ["1 dog french chien", "2 cat italian gatto"]
    return twoOpen(answered: [0, 1]).lines == lines
      && twoOpen(answered: [1, 0]).lines == lines.reversed()
  }

  @Test("Open questions may have the same word") func same() {
    let screen = Screen()
    for (minute, language) in [(1, Language.french), (2, .italian), (3, .french)] {
      screen.minute = minute
      screen.ask("dog", language)
    }
    screen.minute = 4
    for (index, translation) in [(1, "cane"), (0, "chien"), (2, "toutou")] {
      screen.answer(translation, to: index)
    }
    let right = ["2 dog italian cane", "1 dog french chien", "3 dog french toutou"]
    let why =
      switch screen.lines {
      case _ where !isAnswered || !tellsTwoApart: earlier
      case let lines where lines.count < 3:
        "dog was asked for and answered three times. That makes three lines, not \(lines.count)."
      default:
        """
        dog was asked for three times, and an answer got another question's line. Word and \
        language don't tell two open questions apart: let each answer bring its own question \
        along.
        """
      }
    #expect(screen.lines == right, "\(why)")
  }

  @Test("A failure names the text that was asked for") func failure() {
    let screen = Screen()
    screen.ask("dog")
    screen.type("cat")
    screen.answer(nil)
    let why =
      switch screen.state.message {
      case _ where screen.questions.isEmpty: earlier
      case "": "The server could not be reached, but no message says why there is no line."
      case "cat was not translated.":
        """
        dog was asked for, then cat was typed, but the message is about cat. A failure is an \
        answer, too.
        """
      default: "The message is \"dog was not translated.\""
      }
    #expect(screen.state.message == "dog was not translated.", "\(why)")
    #expect(screen.state.lines == [], "A failure isn't a translation, but it added a line.")
    let message = screen.state.message
    screen.ask("bird")
    let afterTap = screen.state.message
    screen.answer("oiseau", to: 1)
    #expect(
      screen.state.message == message,
      """
      A message says what went wrong last. The next \(afterTap == message ? "answer" : "question") \
      isn't a failure, but it changed the message.
      """
    )
    guard screen.state.message == "dog was not translated." else { return }
    screen.ask("cow")
    screen.answer(nil, to: 2)
    #expect(
      screen.state.message == "cow was not translated.",
      "Two questions failed, first dog, then cow. The message is about the last one, and only that."
    )
  }

  private enum Step {
    case type(String)
    case select(Language)
    case tap
    /// The question's place among the open ones.
    case answer(Int, String?)
    case minutePasses
  }

  /// What the screen shows, and what was asked.
  private struct Shown: Equatable {
    var (text, language) = ("", Language.french)
    var lines: [String] = []
    var message = ""
    var asked: [String] = []
  }

  @Test("Whatever is typed, asked and answered, each line is about its question") func any() {
    guard isAnswered, tellsTwoApart else {
      Issue.record("\(earlier)")
      return
    }
    let report = check(
      inputs: { draw in
        (0..<5).flatMap { _ in
          draw.array(upTo: 8) { draw -> Step in
            switch draw.int(in: 0...6) {
            case 0, 1: .tap
            case 2: .type(draw.element(of: ["dog", "cat"]) ?? "")
            case 3, 4: .answer(draw.int(in: 0...2), draw.element(of: ["A", "B", nil]) ?? nil)
            case 5: .minutePasses
            default: .select(draw.bool() ? .french : .italian)
            }
          }
        }
      },
      laws: [
        Law(
          """
          each line, and the message, are about the question that was asked, and nothing else \
          changes
          """,
          expected: model,
          actual: shown
        )
      ],
      count: 50
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  /// What a right translator shows.
  private func model(_ steps: [Step]) -> Shown {
    var shown = Shown(text: "bird", language: .french)
    var open: [(text: String, language: Language, asked: Int)] = []
    var minute = 1
    for step in steps {
      switch step {
      case .type(let text): shown.text = text
      case .select(let language): shown.language = language
      case .tap:
        open.append((shown.text, shown.language, minute))
        shown.asked.append("\(shown.text) \(shown.language)")
      case .answer(let index, let translation):
        guard open.indices.contains(index) else { continue }
        let question = open.remove(at: index)
        guard let translation else {
          shown.message = "\(question.text) was not translated."
          continue
        }
        shown.lines.append("\(question.asked) \(question.text) \(question.language) \(translation)")
      case .minutePasses: minute += 1
      }
    }
    return shown
  }

  /// What the learner's translator shows.
  private func shown(_ steps: [Step]) -> Shown {
    let screen = Screen()
    screen.type("bird")
    var (taps, open) = (0, [Int]())
    for step in steps {
      switch step {
      case .type(let text): screen.type(text)
      case .select(let language): screen.select(language)
      case .tap:
        screen.tap()
        open.append(taps)
        taps += 1
      case .answer(let index, let translation):
        if open.indices.contains(index) { screen.answer(translation, to: open.remove(at: index)) }
      case .minutePasses: screen.minute += 1
      }
    }
    return Shown(
      text: screen.state.text,
      language: screen.state.language,
      lines: screen.lines,
      message: screen.state.message,
      asked: screen.questions.map { "\($0.text) \($0.language)" }
    )
  }
}
