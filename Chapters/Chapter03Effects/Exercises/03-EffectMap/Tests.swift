import Testing

@Suite struct EffectMapTests {
  // MARK: - map

  /// Starts an effect that is ten times another, which sends what the test gives. A bar is a pause.
  private func log(
    _ work: @escaping (_ receive: @escaping (Int) -> Void, _ finish: @escaping () -> Void) -> Void,
    later: () -> Void = {}
  ) -> [String] {
    var log: [String] = []
    let effect = Effect<Int> { receive, finish in
      log.append("work")
      work(receive, finish)
    }
    .map { number in
      log.append("\(number) times ten")
      return number * 10
    }
    log.append("made")
    effect.start({ log.append("\($0)") }, { log.append("end") })
    log.append("|")
    later()
    return log
  }

  @Test("Calling `map` starts nothing, and starting the new effect starts the old one")
  func description() throws {
    let log = log { _, _ in }
    try #require(log == ["made", "work", "|"], "The work sends nothing.")
  }

  @Test("Each value comes out changed, and then the end") func values() throws {
    let log = log { receive, finish in
      receive(1)
      receive(2)
      finish()
    }
    try #require(
      log == ["made", "work", "1 times ten", "10", "2 times ten", "20", "end", "|"],
      "The effect sent 1 and 2, each to be made ten times as big, and finished."
    )
  }

  @Test("A value that is sent later comes out then, and so does the end") func later() throws {
    var give: (Int) -> Void = { _ in }
    var end: () -> Void = {}
    let log = log(
      { receive, finish in (give, end) = (receive, finish) },
      later: { for number in 1...2 { give(number) } }
    )
    try #require(
      log == ["made", "work", "|", "1 times ten", "10", "2 times ten", "20"],
      "After the start, at the bar, the effect sent 1 and 2. It hasn't finished."
    )
    withExtendedLifetime(end) {}
  }

  @Test("Each start does the work again") func again() throws {
    var works: [(receive: (Int) -> Void, finish: () -> Void)] = []
    let effect = Effect<Int> { works.append(($0, $1)) }.map { $0 * 10 }
    var log: [String] = []
    for start in ["a", "b"] { effect.start({ log.append("\(start)\($0)") }, { log.append(start) }) }
    for work in works {
      work.receive(1)
      work.finish()
    }
    effect.start({ log.append("c\($0)") }, { log.append("c") })
    try #require(
      log == ["a10", "a", "b10", "b"],
      "Started as a and b, the effect sent 1 and finished for each. Started as c, it sends nothing."
    )
  }

  // MARK: - The app

  /// The request and the action of a tap. The response is ten times the request.
  private func log(_ action: AppAction) -> [String] {
    var log: [String] = []
    var state = AppState()
    let effect = appReducer(&state, action) { number in
      Effect { receive, finish in
        log.append("request \(number)")
        receive(number * 10)
        finish()
      }
    }
    log.append("returned")
    effect.start(
      { log.append("sent \($0)".replacing(/[\w.]*Action\./, with: "")) },
      { log.append("end") }
    )
    return log
  }

  @Test("A tap requests the counter's prime when its effect starts, and sends the response there")
  func response() throws {
    let left = log(.left(.nthPrimeTapped))
    try #require(
      left == ["returned", "request 7", "sent left(nthPrimeResponse(70))", "end"],
      "The left counter, whose count is 7, was tapped. A response is ten times the request."
    )
    let right = log(.right(.nthPrimeTapped))
    try #require(
      right == ["returned", "request 10", "sent right(nthPrimeResponse(100))", "end"],
      "The right counter, whose count is 10, was tapped. A response is ten times the request."
    )
  }

  @Test("A counter's action changes that counter") func reaches() throws {
    var state = AppState()
    _ = appReducer(&state, .left(.nthPrimeResponse(17))) { _ in .none }
    _ = appReducer(&state, .right(.nthPrimeResponse(29))) { _ in .none }
    try #require([state.left.prime, state.right.prime] == [17, 29], "To left: 17, to right: 29.")
  }
}
