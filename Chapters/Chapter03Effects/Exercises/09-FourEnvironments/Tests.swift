import Chapter03Effects
import Testing

@Suite struct FourEnvironmentsTests {
  /// The requests that the server gets.
  private let requests = Locked<[String]>([])
  /// The responses that a slow server still owes.
  private let open = Locked<[@Sendable () -> Void]>([])

  /// A server that says "odd" and 0, or calls back with nil. A slow one calls back later.
  private func live(isReachable: Bool = true, isSlow: Bool = false) -> FactEnvironment {
    .live(
      Server(
        fact: { [requests, open] number, callback in
          requests.withLock { $0.append("fact \(number)") }
          let respond: @Sendable () -> Void = { callback(isReachable ? "odd" : nil) }
          if isSlow { open.withLock { $0.append(respond) } } else { respond() }
        },
        like: { [requests, open] number, callback in
          requests.withLock { $0.append("like \(number)") }
          let respond: @Sendable () -> Void = { callback(isReachable ? 0 : nil) }
          if isSlow { open.withLock { $0.append(respond) } } else { respond() }
        }
      )
    )
  }

  /// What an effect does when it is started: its values, and how it ends.
  private func run<Value>(_ effect: Effect<Value, Offline>) -> [String] {
    let events = Locked<[String]>([])
    let run = effect.sink { completion in
      let end = if case .finished = completion { "end" } else { "Offline" }
      events.withLock { $0.append(end) }
    } receiveValue: { value in
      events.withLock { $0.append("\(value)") }
    }
    open.withLock { $0.popLast() }?()
    run.cancel()
    return events.withLock { $0 }
  }

  @Test("Live: requests go to the server, and responses come back") func responses() throws {
    let live = live()
    let (fact, like) = (run(live.fact(9)), run(live.like(8)))
    try #require(
      requests.withLock { $0 } == ["fact 9", "like 8"],
      "The fact of 9 was started, and then the like of 8."
    )
    try #require(
      [fact, like] == [["odd", "end"], ["0", "end"]],
      "The server calls back with \"odd\", and with 0 for a like."
    )
  }

  @Test("Live: a request is sent when an effect is started, not when it is made")
  func later() throws {
    let live = live()
    _ = (live.fact(7), live.like(7))
    let early = requests.withLock { $0.first }
    try #require(early == nil, "A fact and a like were made, and neither was started.")
    let fact = live.fact(7)
    _ = (run(fact), run(fact))
    try #require(requests.withLock { $0 } == ["fact 7", "fact 7"], "One effect was started twice.")
  }

  @Test("Live: nil is a failure") func unreachable() throws {
    let live = live(isReachable: false)
    let (fact, like) = (run(live.fact(7)), run(live.like(7)))
    try #require(fact == ["Offline"], "The server calls back with nil for a fact.")
    try #require(like == ["Offline"], "The server calls back with nil for a like.")
    let isSentAgain = requests.withLock { $0.count > 2 }
    try #require(isSentAgain == false, "A fact and a like were started.")
  }

  @Test("Live: the server may call back later") func slow() throws {
    let fact = run(live(isSlow: true).fact(7))
    try #require(fact == ["odd", "end"], "A fact was started. The server calls back later.")
    let like = run(live(isSlow: true).like(7))
    try #require(like == ["0", "end"], "A like was started. The server calls back later.")
  }

  @Test("Mock: a fact about every number, and no server") func facts() throws {
    let mock = FactEnvironment.mock
    let facts = [7, -2000].map { run(mock.fact($0)) }
    try #require(
      facts == [["7 is a number.", "end"], ["-2000 is a number.", "end"]],
      "The facts of 7 and -2000 were started."
    )
  }

  @Test("Mock: each like of a number counts") func likes() throws {
    let mock = FactEnvironment.mock
    let likes = [7, 7, 0, 7].map { run(mock.like($0)) }
    try #require(
      likes == [["1", "end"], ["2", "end"], ["1", "end"], ["3", "end"]],
      "One mock: likes of 7, 7, 0 and 7 were started."
    )
  }

  @Test("Mock: a like counts when it is started, not when it is made") func mockLater() throws {
    let mock = FactEnvironment.mock
    _ = mock.like(8)
    let like = mock.like(8)
    let likes = [run(like), run(like)]
    try #require(
      likes == [["1", "end"], ["2", "end"]],
      "Two likes of 8 were made. The first was never started, and the second was started twice."
    )
  }

  @Test("Mock: a new mock has no likes") func newMock() throws {
    let (one, other) = (FactEnvironment.mock, FactEnvironment.mock)
    let likes = [run(one.like(9)), run(one.like(9)), run(other.like(9))]
    try #require(
      likes == [["1", "end"], ["2", "end"], ["1", "end"]],
      "There are two mocks. 9 was liked twice in the first, and once in the second."
    )
  }
}
