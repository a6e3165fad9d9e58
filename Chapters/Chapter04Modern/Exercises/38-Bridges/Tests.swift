import Chapter03Effects
import Chapter04Modern
import Testing

@MainActor @Suite struct BridgesTests {
  private enum Root { case chapter3, chapter4 }

  /// The app on one of the two roots, and what its old environment did. The client responds
  /// a turn later, for 8 without an end; it has no response below 0, and takes for ever for 0.
  @MainActor private final class Screen {
    let log = LockIsolated<[String]>([])
    private let send: (AppAction) -> StoreTask?
    private let app: () -> App

    init(_ root: Root, client: String = "client") {
      let environment = AppEnvironment(
        save: { [log] count in
          .fireAndForget { log.withValue { $0.append("saved \(count)") } }
        },
        fetch: { [log] number in
          .run { subscriber in
            log.withValue { $0.append("request \(number)") }
            Task { @MainActor in
              if number > 0 { subscriber.send("\(number) from the \(client)") }
              if ![0, 8].contains(number) { subscriber.send(completion: .finished) }
            }
            return AnyCancellable { if number == 0 { log.withValue { $0.append("gave up on 0") } } }
          }
        }
      )
      switch root {
      case .chapter3:
        let viewStore = ViewStore(
          Chapter03Effects.Store(
            initialState: App(),
            reducer: oldRoot,
            environment: HalfWay(environment)
          )
        )
        send = { action in
          viewStore.send(action)
          return nil
        }
        app = { viewStore.state }
      case .chapter4:
        let store = Chapter04Modern.Store(initialState: App()) { NewRoot(environment: environment) }
        send = { store.send($0) }
        app = { store.withState { $0 } }
      }
    }

    /// Sends actions, and waits after each until no fact is loading, if there is a response.
    func send(_ actions: [AppAction]) async {
      for action in actions {
        let task = send(action)
        if case .fact(.tapped(let number)) = action {
          await wait { !log.value.contains("request \(number)") && !log.value.contains("an issue") }
        }
        if action != .fact(.tapped(8)) { await task?.finish() }
        if action != .fact(.tapped(-1)) { await wait { app().fact.isLoading } }
        for _ in 1...1_000 { await Task.yield() }
      }
    }

    /// Sends an action, and cancels its effect when that has begun.
    func cancel(_ action: AppAction) async {
      let task = send(action)
      await wait { log.value.count < 1 }
      task?.cancel()
      await wait { log.value.count < 2 }
    }

    /// Waits until something no longer holds, for three seconds at most. What is right takes less,
    /// and what never comes is waited for once: then the rest has little time.
    private func wait(while condition: () -> Bool) async {
      let patience: Duration = Self.hasWaitedInVain.value ? .milliseconds(100) : .seconds(3)
      let end = ContinuousClock.now + patience
      while condition(), ContinuousClock.now < end { await Task.yield() }
      if condition() { Self.hasWaitedInVain.setValue(true) }
    }

    private static let hasWaitedInVain = LockIsolated(false)

    var state: String {
      let app = app()
      return [
        "\(app.counter.count)", app.counter.isSaved ? nil : "not saved", app.fact.text,
        app.fact.isLoading ? "loading" : nil,
      ]
      .compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// What the old environment did after these actions, and the state that the app has then.
  private func log(_ root: Root, _ actions: AppAction...) async -> [String] {
    let screen = Screen(root)
    await withKnownIssue(isIntermittent: true) {
      await screen.send(actions)
    } matching: { [log = screen.log] _ in
      log.withValue { $0.append("an issue") }
      return true
    }
    return screen.log.value + [screen.state]
  }

  private func counter(on root: Root) async throws {
    let count = await log(root, .counter(.incrementTapped))
    try #require(count == ["1, not saved"], "The count was 0, and increment was tapped.")
    let saved = await log(root, .counter(.incrementTapped), .counter(.saveTapped))
    try #require(saved == ["saved 1", "1"], "Increment was tapped, and then save.")
  }

  private func fact(on root: Root) async throws {
    let fact = await log(root, .fact(.tapped(7)))
    try #require(fact == ["request 7", "0, 7 from the client"], "The fact of 7 was tapped.")
    let none = await log(root, .fact(.tapped(8)), .fact(.tapped(-1)))
    try #require(
      none == ["request 8", "request -1", "0, 8 from the client, loading"],
      "8 and -1 were tapped. The old client responds to 8 only, and its effect for 8 goes on."
    )
  }

  @Test("Chapter 3's root runs the unmigrated counter with its effects")
  func oldCounter() async throws { try await counter(on: .chapter3) }

  @Test("Chapter 3's root runs the migrated fact, which calls the old client")
  func newInOld() async throws { try await fact(on: .chapter3) }

  @Test("A key path to an action leads where its case path does") func paths() throws {
    let paths = AppAction.allCasePaths
    let counter: [CounterAction] = [.incrementTapped, .saveTapped, .saved]
    let fact: [Fact.Action] = [.tapped(3), .loaded("3 is prime.")]
    try #require(
      counter.map { paths.counter.extract(from: .counter($0)) } == counter,
      "Counter actions were to be extracted."
    )
    try #require(
      fact.map { paths.fact.extract(from: .fact($0)) } == fact,
      "Fact actions were to be extracted."
    )
    try #require(
      fact.map { paths.counter.extract(from: .fact($0)) } == [nil, nil],
      "Counter actions were to be extracted from fact actions."
    )
  }

  @Test("Chapter 4's root runs the unmigrated counter with its effects")
  func oldInNew() async throws { try await counter(on: .chapter4) }

  @Test("Chapter 4's root runs the fact, which calls the old client")
  func newFact() async throws {
    try await fact(on: .chapter4)
    let screen = Screen(.chapter4)
    await screen.cancel(.fact(.tapped(0)))
    try #require(
      screen.log.value == ["request 0", "gave up on 0"],
      "The fact of 0 was tapped, and its effect cancelled before the old client had responded."
    )
  }

  @Test("Chapter 4's root runs each feature in a `Scope`") func scopes() throws {
    let environment = AppEnvironment(save: { _ in .none }, fetch: { _ in .none })
    let body = "\(type(of: NewRoot(environment: environment).body))"
    let scopes = min(2, body.ranges(of: "Scope<").count)
    try #require(scopes == 2, "The scopes in the body of `NewRoot`, which runs two features.")
  }

  @Test("Two stores with two environments don't mix") func twoStores() async throws {
    for root in [Root.chapter3, .chapter4] {
      let screens = [Screen(root, client: "first"), Screen(root, client: "second")]
      for screen in screens { await screen.send([.fact(.tapped(7))]) }
      try #require(
        screens.map(\.state) == ["0, 7 from the first", "0, 7 from the second"],
        "Two stores on \(root)'s root, each with its own client, got a request for 7."
      )
    }
  }
}
