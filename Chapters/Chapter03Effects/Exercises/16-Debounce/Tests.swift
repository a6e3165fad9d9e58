import Chapter03Effects
import Dispatch
import Testing

@Suite struct DebounceTests {
  /// The requests and what the screen showed, and when, if these actions are sent at these
  /// times, in milliseconds. The server responds after a second, and numbers its responses. After
  /// each, `next` is sent in the same turn of the queue.
  private func log(
    showing results: [String] = [],
    _ actions: [(SearchAction, at: Int)],
    afterEachResponse next: SearchAction? = nil
  ) -> [String] {
    let scheduler = DispatchQueue.test
    var log: [String] = []
    func note(_ event: String) {
      log.append("\(event) at \(Int(scheduler.now.sinceStart / .milliseconds(1)))")
    }
    var requests = 0
    var sendNext = {}
    let store = Store(
      initialState: Search(results: results),
      reducer: searchReducer,
      environment: SearchEnvironment(
        search: { text in
          Effect.future { respond in
            requests += 1
            note("request \(text)")
            let response = ["\(text) \(requests)"]
            scheduler.schedule(after: scheduler.now + .seconds(1)) {
              respond(.success(response))
              sendNext()
            }
          }
        },
        queue: scheduler.eraseToAnyScheduler()
      )
    )
    let viewStore = ViewStore(store)
    if let next { sendNext = { viewStore.send(next) } }
    var shown = results
    let observation = viewStore.observe { state in
      guard state.results != shown else { return }
      shown = state.results
      note("shown \(shown.joined())")
    }
    var time = 0
    for (action, moment) in actions {
      if moment > time { scheduler.advance(by: .milliseconds(moment - time)) }
      time = moment
      viewStore.send(action)
    }
    scheduler.advance(by: .seconds(60))
    if store.effectsInFlight > 0 { note("an effect in flight") }
    withExtendedLifetime(observation) {}
    return log
  }

  @Test("A changed text is searched for 300 ms later") func waits() throws {
    let log = log([(.textChanged("p"), at: 0)])
    try #require(log == ["request p at 300", "shown p 1 at 1300"], "\"p\" was typed at 0 ms.")
  }

  @Test("Nothing is requested while the user is typing, and then only the last text, once")
  func pause() throws {
    let log = log([
      (.textChanged("p"), at: 0), (.textChanged("pr"), at: 200), (.textChanged("p"), at: 400),
    ])
    try #require(
      log == ["request p at 700", "shown p 1 at 1700"],
      "\"p\" was typed at 0 ms, \"pr\" at 200, and \"p\" again at 400."
    )
  }

  @Test("A response that comes after the next key is dropped") func lateResponse() throws {
    let log = log([
      (.textChanged("p"), at: 0), (.textChanged("pr"), at: 1_200), (.textChanged("p"), at: 1_250),
    ])
    try #require(
      log == ["request p at 300", "request p at 1550", "shown p 2 at 2550"],
      "\"p\" was typed at 0 ms, \"pr\" at 1200, and \"p\" again at 1250."
    )
  }

  @Test("An empty text sends no request, and ends earlier requests") func empty() throws {
    let waiting = log([(.textChanged("p"), at: 0), (.textChanged(""), at: 200)])
    try #require(waiting == [], "\"p\" was typed at 0 ms, and deleted at 200.")
    let requests = log([(.textChanged("p"), at: 0), (.textChanged(""), at: 1_200)])
    try #require(requests == ["request p at 300"], "\"p\" was typed at 0 ms, and deleted at 1200.")
  }

  @Test("Return sends a request immediately, and only once") func returns() throws {
    let waiting = log(showing: ["p"], [(.textChanged("p"), at: 0), (.returnTapped, at: 100)])
    try #require(
      waiting == ["request p at 100", "shown p 1 at 1100"],
      "Results were shown. \"p\" was typed at 0 ms, and return tapped at 100."
    )
    let requests = log([(.textChanged("p"), at: 0), (.returnTapped, at: 500)])
    try #require(
      requests == ["request p at 300", "request p at 500", "shown p 2 at 1500"],
      "\"p\" was typed at 0 ms, and return tapped at 500."
    )
  }

  @Test("A key ends what return has requested") func keyAfterReturn() throws {
    let log = log([(.textChanged("p"), at: 0), (.returnTapped, at: 0), (.textChanged("pr"), at: 0)])
    try #require(
      log == ["request p at 0", "request pr at 300", "shown pr 2 at 1300"],
      "\"p\" was typed, return tapped, and \"pr\" typed, all in the same turn of the queue."
    )
    let deleted = self.log([
      (.textChanged("p"), at: 0), (.returnTapped, at: 0), (.textChanged(""), at: 500),
    ])
    try #require(
      deleted == ["request p at 0"],
      "\"p\" was typed and return tapped, at 0 ms, and the text deleted at 500."
    )
    let late = self.log([
      (.textChanged("p"), at: 0), (.returnTapped, at: 0), (.textChanged("pr"), at: 900),
    ])
    try #require(
      late == ["request p at 0", "request pr at 1200", "shown pr 2 at 2200"],
      "\"p\" was typed and return tapped, at 0 ms, and \"pr\" typed at 900."
    )
  }

  @Test("A response that has come, but not arrived, is dropped like any other")  // starter passes
  func onItsWay()
    throws
  {
    let log = log([(.textChanged("p"), at: 0)], afterEachResponse: .textChanged(""))
    try #require(
      log.last != "shown p 1 at 1300",
      "\"p\" was typed at 0 ms. In the turn in which its response came, the text was deleted."
    )
  }

  @Test("With an empty text, return sends no request")  // starter passes
  func returnEmpty() throws {
    let log = log([(.returnTapped, at: 0)])
    try #require(log == [], "Return was tapped at 0 ms. Nothing had been typed.")
  }
}
