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

  /// The names that the library reports meanwhile.
  private func reports(_ work: () -> Void) -> [String] {
    let names = Locked<[String]>([])
    withKnownIssue(isIntermittent: true) {
      work()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      names.withLock { $0.append("\(text.prefix { $0 != " " })") }
      return true
    }
    return names.withLock { $0 }
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

  @Test("Mock: a response for every number, and no server") func mock() throws {
    let mock = FactEnvironment.mock
    let facts = [7, -2000].map { run(mock.fact($0)) }
    try #require(
      facts == [["7 is a number.", "end"], ["-2000 is a number.", "end"]],
      "The facts of 7 and -2000 were started."
    )
    let likes = [7, 7, 0].flatMap { run(mock.like($0)) }
    try #require(likes == ["1", "end", "1", "end", "1", "end"], "7 was liked twice, 0 once.")
  }

  @Test("Offline: every request fails") func offline() throws {
    try #require(run(FactEnvironment.offline.fact(7)) == ["Offline"], "A fact was started.")
    try #require(run(FactEnvironment.offline.like(7)) == ["Offline"], "A like was started.")
  }

  @Test("Failing: a request is reported under its own name") func failing() throws {
    let fact = reports { _ = run(FactEnvironment.failing.fact(7)) }
    try #require(fact == ["FactEnvironment.fact"], "A fact was started.")
    let like = reports { _ = run(FactEnvironment.failing.like(7)) }
    try #require(like == ["FactEnvironment.like"], "A like was started.")
    let early = reports {
      _ = (FactEnvironment.failing.fact(7), FactEnvironment.failing.like(7))
    }
    try #require(early == [], "A fact and a like were made, and neither was started.")
  }
}
