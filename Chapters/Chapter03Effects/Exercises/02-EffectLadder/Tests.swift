import Testing

@Suite struct EffectLadderTests {
  /// The requests that the server gets and the actions that the reducer receives.
  private final class Log {
    var events: [String] = []
    private var isReducing = false

    /// A server that notes its requests. It has 7, a name, and a list.
    func server(name: String? = "Blob") -> Server {
      Server(
        count: { self.request("count", 7) },
        name: { self.request("name", name) },
        favorites: { self.request("favorites", [2, 3]) }
      )
    }

    private func request<Response>(_ name: String, _ response: Response?) -> Response? {
      events.append("request \(name)" + (isReducing ? " in the reducer" : ""))
      return response
    }

    /// Sends `appeared`, and gives what happened, sorted, and the store's state.
    func appeared(_ reduce: @escaping Reducer, times: Int = 1) -> (events: [String], state: State) {
      let store = Store { state, action in
        self.events.append("received \("\(action)".prefix { $0 != "(" })")
        self.isReducing = true
        defer { self.isReducing = false }
        return reduce(&state, action)
      }
      for _ in 1...times { store.send(.appeared) }
      return (events.sorted(), store.state)
    }
  }

  @Test("A response that is sent changes the state")  // starter passes
  func responseSent() throws {
    let server = Log().server()
    let store = Store(combine(counter(server), combine(profile(server), favoritesList(server))))
    store.send(.countLoaded(7))
    store.send(.nameLoaded("Al"))
    store.send(.nameLoaded("Blob"))
    for favorites in [[3, 2], [2, 3, 2]] { store.send(.favoritesLoaded(favorites)) }
    try #require(
      store.state == State(count: 7, name: "Blob", favorites: [2, 3, 2]),
      "7 was loaded, Al and then Blob, and the lists 3, 2 and then 2, 3, 2."
    )
  }

  @Test("`combine` runs the first reducer, then the second")  // starter passes
  func inOrder() throws {
    let reducers = ["first", "second"].map { name -> Reducer in
      { state, action in
        state.name += "\(name) "
        return counter(Log().server())(&state, action)
      }
    }
    var state = State()
    _ = combine(reducers[0], reducers[1])(&state, .nameLoaded("Blob"))
    try #require(state.name == "first second ", "Each of the two reducers adds its name.")
  }

  @Test("Both features get their responses") func both() throws {
    let log = Log()
    let (events, state) = log.appeared(combine(counter(log.server()), profile(log.server())))
    try #require(
      events == [
        "received appeared", "received countLoaded", "received nameLoaded", "request count",
        "request name",
      ],
      "The counter and the profile were combined, and `appeared` was sent. The events are sorted."
    )
    try #require(state == State(count: 7, name: "Blob"), "The reducer received 7 and Blob.")
  }

  @Test("Three features get their responses", arguments: [true, false])
  func three(leftFirst: Bool) throws {
    let log = Log()
    let (count, name) = (counter(log.server()), profile(log.server()))
    let favorites = favoritesList(log.server())
    let (events, _) = log.appeared(
      leftFirst
        ? combine(combine(count, name), favorites) : combine(count, combine(name, favorites))
    )
    try #require(
      events == [
        "received appeared", "received countLoaded", "received favoritesLoaded",
        "received nameLoaded", "request count", "request favorites", "request name",
      ],
      "All three were combined, and `appeared` was sent. The events are sorted."
    )
  }

  @Test("An effect without a response doesn't hold up the others")  // starter passes
  func noResponse() throws {
    let log = Log()
    let server = log.server(name: nil)
    let (events, _) = log.appeared(combine(profile(server), counter(server)))
    try #require(
      events == ["received appeared", "received countLoaded", "request count", "request name"],
      "The profile and the counter were combined. The server had no name. The events are sorted."
    )
  }

  @Test("A response may lead to the next request")  // starter passes
  func next() throws {
    let log = Log()
    let (count, name) = (counter(log.server()), profile(log.server()))
    let (events, _) = log.appeared { state, action in
      if case .countLoaded = action { return name(&state, .appeared) }
      return count(&state, action)
    }
    try #require(
      events == [
        "received appeared", "received countLoaded", "received nameLoaded", "request count",
        "request name",
      ],
      "A reducer requests the count, and when that is loaded, the name. The events are sorted."
    )
  }

  @Test("Each `appeared` sends the requests again")  // starter passes
  func again() throws {
    let log = Log()
    let server = log.server()
    let all = combine(counter(server), combine(profile(server), favoritesList(server)))
    let requests = log.appeared(all, times: 2).events.filter { $0.hasPrefix("request") }
    let twice = ["count", "count", "favorites", "favorites", "name", "name"].map { "request \($0)" }
    try #require(requests == twice, "All three were combined, and `appeared` was sent twice.")
    let alone = Log()
    let responses = alone.appeared(counter(alone.server()), times: 2).events.filter {
      $0 == "received countLoaded"
    }
    try #require(responses.count == 2, "The counter alone, and `appeared` twice: its responses.")
  }
}
