import Chapter03Effects
import Testing

@Suite struct QuestionAndAnswerTests {
  /// A translator, the server's side of each request, and a clock.
  private final class Screen {
    private(set) var requests: [String] = []
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
                self.requests.append("\(text) \(language)")
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
      state.lines.map { "\($0.minute) \($0.text) \($0.language) \($0.translation)" }
        + (state.message.isEmpty ? [] : [state.message])
    }

    func type(_ text: String) { viewStore.send(.textChanged(text)) }
    func select(_ language: Language) { viewStore.send(.languageSelected(language)) }

    func request(_ text: String, _ language: Language = .french) {
      type(text)
      select(language)
      viewStore.send(.translateTapped)
    }

    /// The server's response to a request, nil for a failure.
    func respond(_ translation: String?, to index: Int = 0) {
      guard servers.indices.contains(index) else { return }
      guard let translation else { return servers[index].send(completion: .failure(Offline())) }
      servers[index].send(translation)
      servers[index].send(completion: .finished)
    }
  }

  @Test("A tap requests the text in the selected language, once")  // starter passes
  func tap() throws {
    let screen = Screen()
    screen.request("dog", .italian)
    let early = screen.state.lines.count
    try #require(early == 0, "\"dog\" was requested, in Italian. There is no response yet.")
    try #require(screen.state.text == "dog", "\"dog\" was requested. What is in the field then.")
    screen.respond("cane")
    screen.request("")
    try #require(
      screen.requests == ["dog italian", " french"],
      "\"dog\" was requested in Italian and responded to. Then came an empty text, in French."
    )
  }

  @Test("Each response adds a line")  // starter passes
  func line() throws {
    let screen = Screen()
    for (index, text) in ["dog", "cat", "dog"].enumerated() {
      screen.request(text)
      screen.respond("\(text)!", to: index)
    }
    try #require(
      screen.shown == ["1 dog french dog!", "1 cat french cat!", "1 dog french dog!"],
      "\"dog\" was requested and got its response, then \"cat\", and then \"dog\" again."
    )
  }

  @Test("A line has the text that was requested, whatever is typed in the meantime")
  func text() throws {
    let screen = Screen()
    screen.request("dog")
    screen.type("cat")
    screen.respond("chien")
    try #require(
      screen.shown == ["1 dog french chien"],
      "\"dog\" was requested. Then \"cat\" was typed, and then the response came."
    )
    try #require(screen.state.text == "cat", "\"cat\" was typed before the response to \"dog\".")
  }

  @Test("A line has the language that was requested, whatever is selected in the meantime")
  func language() throws {
    let screen = Screen()
    screen.request("dog")
    screen.select(.italian)
    screen.respond("chien")
    try #require(
      screen.shown == ["1 dog french chien"],
      "\"dog\" was requested, in French. Then Italian was selected, and then the response came."
    )
    try #require(screen.state.language == .italian, "The response in French came after that.")
  }

  @Test("A line has the time of the request") func time() throws {
    let screen = Screen()
    screen.request("dog")
    screen.minute = 5
    screen.respond("chien")
    try #require(
      screen.shown == ["1 dog french chien"],
      "\"dog\" was requested at minute 1. The response came at minute 5."
    )
  }

  @Test("With two open requests, each response belongs to its own request")
  func two() throws {
    let screen = Screen()
    screen.request("dog")
    screen.minute = 2
    screen.request("cat", .italian)
    screen.minute = 3
    screen.respond("gatto", to: 1)
    screen.respond("chien", to: 0)
    try #require(
      screen.shown == ["2 cat italian gatto", "1 dog french chien"],
      "\"dog\" was requested in French, \"cat\" in Italian. The response to \"cat\" came first."
    )
    screen.request("pig")
    screen.request("hen", .italian)
    screen.respond("cochon", to: 2)
    screen.respond("gallina", to: 3)
    try #require(
      screen.shown.suffix(2) == ["3 pig french cochon", "3 hen italian gallina"],
      "\"pig\" was requested in French, \"hen\" in Italian. The response to \"pig\" came first."
    )
  }

  @Test("Open requests may have the same word") func same() throws {
    let screen = Screen()
    for (minute, language) in [(1, Language.french), (2, .italian), (3, .french), (3, .french)] {
      screen.minute = minute
      screen.request("dog", language)
    }
    for (index, translation) in [(1, "cane"), (0, "chien"), (2, "toutou"), (3, "clebs")] {
      screen.respond(translation, to: index)
    }
    try #require(
      screen.shown == [
        "2 dog italian cane", "1 dog french chien", "3 dog french toutou", "3 dog french clebs",
      ],
      "\"dog\" was requested in French, Italian, and twice in French. The second came first."
    )
  }

  @Test("The message of a failure is about the request that failed") func failure() throws {
    let screen = Screen()
    screen.request("dog")
    screen.type("cat")
    screen.respond(nil)
    try #require(
      screen.shown == ["dog was not translated."],
      "\"dog\" was requested. Then \"cat\" was typed, and then the response was a failure."
    )
    try #require(screen.state.text == "cat", "\"cat\" was typed before the failure of \"dog\".")
    let open = Screen()
    for text in ["pig", "dog", "cat"] { open.request(text) }
    for index in 0...1 { open.respond(nil, to: index) }
    open.respond("chat", to: 2)
    try #require(
      open.shown == ["1 cat french chat", "dog was not translated."],
      "\"pig\", \"dog\" and \"cat\" were requested. First two failures came, and then \"chat\"."
    )
  }
}
