import Chapter04Modern
import Testing

// The recorded feature appends a letter, so its state spells out what has happened. It can fetch
// a letter, which then comes from an effect.

@MainActor @Suite struct TimeTravelTests {
  private struct Letters: Reducer {
    enum Action: Equatable {
      case letter(String)
      /// Calls the client, and its response arrives as `.letter`.
      case fetch
      /// Writes a bracket, and sends the other one.
      case both
    }

    @Dependency(Client.self) var client

    func reduce(into text: inout String, action: Action) -> Effect<Action> {
      switch action {
      case .letter(let letter):
        text += letter
        return .none
      case .fetch:
        return .run { send in await send(.letter(client.letter())) }
      case .both:
        text += "("
        return .send(.letter(")"))
      }
    }
  }

  private struct Client: DependencyKey {
    var letter: @Sendable () async -> String
    static let liveValue = Client { "?" }
    static let testValue = Client(letter: unimplemented("letter", placeholder: "!"))
  }

  private typealias Session = TimeTravel<Letters>

  /// What is shown, and what is recorded: "ab of abc" is the past, b was the last action.
  private static func text(_ state: Session.State) -> String {
    let recording = state.recording.map { action in
      switch action {
      case .letter(let letter): letter
      case .fetch: "?"
      case .both: "2"
      }
    }
    return "\(state.current) of \(recording.joined())"
  }

  /// What is shown after each action.
  private func played(_ actions: Session.Action...) -> [String] {
    var state = Session.State("")
    return actions.map { action in
      _ = Session(base: Letters()).reduce(into: &state, action: action)
      return Self.text(state)
    }
  }

  private let a = Session.Action.feature(.letter("a"))
  private let b = Session.Action.feature(.letter("b"))
  private let c = Session.Action.feature(.letter("c"))

  /// A store whose client responds "x", when it may.
  @MainActor private final class Live {
    private let requests = LockIsolated(0)
    private let store: StoreOf<Session>
    private let (responses, response) = AsyncStream.makeStream(of: Never.self)
    private var tasks: [StoreTask] = []

    init() {
      let (requests, responses) = (self.requests, self.responses)
      store = Store(initialState: Session.State("")) {
        Session(base: Letters())
      } withDependencies: {
        $0[Client.self].letter = {
          requests.withValue { $0 += 1 }
          for await _ in responses {}
          return "x"
        }
      }
    }

    func send(_ action: Session.Action) { tasks.append(store.send(action)) }

    /// Fetches, and waits until the client is called, or the effect has ended without that.
    func fetch() async {
      let task = store.send(.feature(.fetch))
      tasks.append(task)
      let hasEnded = LockIsolated(false)
      Task {
        await task.finish()
        hasEnded.setValue(true)
      }
      while requests.value == 0, !hasEnded.value { await Task.yield() }
    }

    func letItRespond() async {
      response.finish()
      for task in tasks { await task.finish() }
    }

    /// What is shown, and the number of requests.
    var text: String { "\(store.withState(TimeTravelTests.text)), requests \(requests.value)" }
  }

  @Test("Each action runs the feature once, on the current state, and is recorded")
  func record() throws {
    let texts = played(a, b, b)
    try #require(texts == ["a of a", "ab of ab", "abb of abb"], "a, b and b were sent.")
  }

  @Test("An action that an effect sends is recorded, too") func effects() async throws {
    let live = Live()
    live.send(.feature(.both))
    try #require(
      live.text == "() of 2), requests 0",
      "An action, 2, writes \"(\", and its effect sends another, which writes \")\"."
    )
  }

  @Test("Another action doesn't end an earlier one's effect") func sideBySide() async throws {
    let live = Live()
    await live.fetch()
    live.send(a)
    await live.letItRespond()
    try #require(
      live.text == "ax of ?ax, requests 1",
      "`fetch` was sent, then a. After that, the client responds with x."
    )
  }

  @Test("Travelling to n shows the state after n actions, and keeps the recording")
  func travel() throws {
    let texts = played(
      a,
      b,
      c,
      .travelled(to: 2),
      .travelled(to: 0),
      .travelled(to: 1),
      .travelled(to: 3)
    )
    .suffix(4)
    try #require(
      texts == ["ab of abc", " of abc", "a of abc", "abc of abc"],
      "a, b and c were sent. Then you travelled to 2, to 0, to 1 and to 3."
    )
  }

  @Test("Below 0 means the start, and beyond the end means the end") func limits() throws {
    let texts = played(a, b, .travelled(to: -3), .travelled(to: 9), c).suffix(3)
    try #require(
      texts == [" of ab", "ab of ab", "abc of abc"],
      "a and b were sent. Then you travelled to -3 and to 9, and sent c."
    )
  }

  @Test("Travelling replays the actions without their effects") func noEffects() async throws {
    let live = Live()
    await live.fetch()
    await live.letItRespond()
    live.send(.travelled(to: 2))
    await live.letItRespond()
    try #require(
      live.text == "x of ?x, requests 1",
      "`fetch` was sent, and the client responds with x. Then you travelled to 2, the end."
    )
  }

  @Test("A new action in the past replaces the actions after it") func replaces() throws {
    let early = played(a, b, .travelled(to: 0), c).last
    try #require(early == "c of c", "a and b were sent. Then you travelled to 0, and sent c.")
    let live = Live()
    for action in [a, b, b, .travelled(to: 1), .feature(.both)] { live.send(action) }
    let past = live.text
    live.send(.travelled(to: 2))
    try #require(
      [past, live.text] == ["a() of a2), requests 0", "a( of a2), requests 0"],
      "You travelled to 1 of a, b, b. 2 writes \"(\", and its effect \")\". Then you travelled to 2."
    )
  }

  @Test("Travelling ends what the feature has in flight, wherever you travel")
  func inFlight() async throws {
    var texts: [String] = []
    for position in [1, 2, 5] {
      let live = Live()
      live.send(a)
      await live.fetch()
      live.send(.travelled(to: position))
      await live.letItRespond()
      texts.append(live.text)
    }
    try #require(
      texts == Array(repeating: "a of a?, requests 1", count: 3),
      "a and `fetch` were sent. Before the response, you travelled to 1; to 2; to 5."
    )
  }
}
