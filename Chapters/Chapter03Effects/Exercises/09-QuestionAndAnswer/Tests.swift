import Chapter03Effects
import Testing

@Suite struct QuestionAndAnswerTests {
  /// A translator, the server's side of each question, and a clock.
  private final class Screen {
    private(set) var asked: [String] = []
    private var servers: [Effect<String, Offline>.Subscriber] = []
    private var viewStore: ViewStore<Translator, TranslatorAction>!
    var minute = 1

    init() {
      viewStore = ViewStore(
        Store(
          initialState: Translator(),
          reducer: translatorReducer,
          environment: TranslatorEnvironment(
            translate: { [unowned self] text, language in
              .run { subscriber in
                self.asked.append("\(text) \(language)")
                self.servers.append(subscriber)
                return AnyCancellable {}
              }
            },
            now: { [unowned self] in minute }
          )
        )
      )
    }

    var state: Translator { viewStore.state }
    /// The lines, each in one text, and the message.
    var shown: [String] {
      state.lines.map { "\($0.asked) \($0.text) \($0.language) \($0.translation)" }
        + (state.message.isEmpty ? [] : [state.message])
    }

    func type(_ text: String) { viewStore.send(.textChanged(text)) }
    func select(_ language: Language) { viewStore.send(.languageSelected(language)) }

    func ask(_ text: String, _ language: Language = .french) {
      type(text)
      select(language)
      viewStore.send(.translateTapped)
    }

    /// The server's answer to a question, nil for a failure.
    func answer(_ translation: String?, to index: Int = 0) {
      guard servers.indices.contains(index) else { return }
      guard let translation else { return servers[index].send(completion: .failure(Offline())) }
      servers[index].send(translation)
      servers[index].send(completion: .finished)
    }
  }

  @Test("A tap asks for the text in the selected language, once")  // starter passes
  func asks() throws {
    let screen = Screen()
    screen.ask("dog", .italian)
    try #require(screen.shown == [], "\"dog\" was requested, in Italian. There is no response yet.")
    screen.answer("cane")
    screen.ask("")
    try #require(
      screen.asked == ["dog italian", " french"],
      "\"dog\" was requested in Italian and responded to. Then came an empty text, in French."
    )
  }

  @Test("Each response adds a line")  // starter passes
  func line() throws {
    let screen = Screen()
    for (index, text) in ["dog", "cat", "dog"].enumerated() {
      screen.ask(text)
      screen.answer("\(text)!", to: index)
    }
    try #require(
      screen.shown == ["1 dog french dog!", "1 cat french cat!", "1 dog french dog!"],
      "\"dog\" was requested and got its response, then \"cat\", and then \"dog\" again."
    )
  }

  @Test("A line has the text that was asked for, whatever is typed in the meantime")
  func text() throws {
    let screen = Screen()
    screen.ask("dog")
    screen.type("cat")
    screen.answer("chien")
    try #require(
      screen.shown == ["1 dog french chien"],
      "\"dog\" was requested. Then \"cat\" was typed, and then the response came."
    )
    try #require(screen.state.text == "cat", "\"cat\" was typed before the response to \"dog\".")
  }

  @Test("A line has the language that was asked for, whatever is selected in the meantime")
  func language() throws {
    let screen = Screen()
    screen.ask("dog")
    screen.select(.italian)
    screen.answer("chien")
    try #require(
      screen.shown == ["1 dog french chien"],
      "\"dog\" was requested, in French. Then Italian was selected, and then the response came."
    )
    try #require(
      screen.state.language == .italian,
      "Italian was selected before the response in French came."
    )
  }

  @Test("A line has the time of the request") func time() throws {
    let screen = Screen()
    screen.ask("dog")
    screen.minute = 5
    screen.answer("chien")
    try #require(
      screen.shown == ["1 dog french chien"],
      "\"dog\" was requested at minute 1. The response came at minute 5."
    )
  }

  @Test("With two open requests, each response belongs to its own request")
  func two() throws {
    let screen = Screen()
    screen.ask("dog")
    screen.minute = 2
    screen.ask("cat", .italian)
    screen.minute = 3
    screen.answer("gatto", to: 1)
    screen.answer("chien", to: 0)
    try #require(
      screen.shown == ["2 cat italian gatto", "1 dog french chien"],
      "\"dog\" was requested in French, then \"cat\" in Italian. The response to \"cat\" came first."
    )
    screen.ask("pig")
    screen.ask("hen", .italian)
    screen.answer("cochon", to: 2)
    screen.answer("gallina", to: 3)
    try #require(
      screen.shown.suffix(2) == ["3 pig french cochon", "3 hen italian gallina"],
      "pig was asked for in French, then hen in Italian. pig was answered first, and then hen."
    )
  }

  @Test("Open requests may have the same word") func same() throws {
    let screen = Screen()
    for (minute, language) in [(1, Language.french), (2, .italian), (3, .french)] {
      screen.minute = minute
      screen.ask("dog", language)
    }
    for (index, translation) in [(1, "cane"), (0, "chien"), (2, "toutou")] {
      screen.answer(translation, to: index)
    }
    try #require(
      screen.shown == ["2 dog italian cane", "1 dog french chien", "3 dog french toutou"],
      "\"dog\" was requested in French, Italian and French. The second got its response first."
    )
  }

  @Test("The message of a failure is about the request that failed") func failure() throws {
    let screen = Screen()
    screen.ask("dog")
    screen.type("cat")
    screen.answer(nil)
    try #require(
      screen.shown == ["dog was not translated."],
      "\"dog\" was requested. Then \"cat\" was typed, and then the response was a failure."
    )
    let open = Screen()
    open.ask("dog")
    open.ask("cat")
    open.answer(nil, to: 0)
    open.answer("chat", to: 1)
    try #require(
      open.shown == ["1 cat french chat", "dog was not translated."],
      "dog and cat were asked for. dog was answered with a failure, and then cat with chat."
    )
  }
}
