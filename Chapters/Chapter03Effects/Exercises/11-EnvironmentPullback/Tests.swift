import Chapter03Effects
import Testing

@Suite struct EnvironmentPullbackTests {
  // MARK: - pullback

  private struct Whole: Equatable {
    var part = 10
    var rest = 5
  }

  private enum WholeAction: Equatable {
    case part(Int)
    case other
  }

  private struct World {
    var name: String
  }

  private func pulledBack(
    _ run: @escaping (inout Int, Int, String) -> Effect<Int, Never>
  ) -> Reducer<Whole, WholeAction, World> {
    Reducer(run: run).pullback(
      state: \.part,
      action: CasePath(
        embed: WholeAction.part,
        extract: { if case .part(let number) = $0 { number } else { nil } }
      ),
      environment: \.name
    )
  }

  @Test("The feature's reducer runs for its own actions, on its own parts") func runs() throws {
    var log: [String] = []
    let reducer = pulledBack { number, action, world in
      log.append("\(action) on \(number) in \(world)")
      number += action
      return Effect(value: 0)
    }
    var whole = Whole()
    for (action, world) in [(WholeAction.part(1), "live"), (.other, "live"), (.part(2), "mock")] {
      _ = reducer.run(&whole, action, World(name: world))
    }
    try #require(
      log + ["\(whole.part), \(whole.rest)"] == ["1 on 10 in live", "2 on 11 in mock", "13, 5"],
      "`.part(1)`, `.other` in \"live\", `.part(2)` in \"mock\". Then the part and the rest."
    )
  }

  @Test("What the effects send is embedded, now and later") func effects() throws {
    var later: Effect<Int, Never>.Subscriber?
    let reducer = pulledBack { _, _, _ in
      let server = Effect<Int, Never>.run { subscriber in
        later = subscriber
        return AnyCancellable {}
      }
      return .merge(Effect(value: 2), server)
    }
    var whole = Whole()
    var sent: [String] = []
    let token = reducer.run(&whole, .part(1), World(name: "live")).sink { sent.append("\($0)") }
    later?.send(3)
    withExtendedLifetime(token) {}
    try #require(
      sent == ["part(2)", "part(3)"],
      "The action was `part(1)`. The feature's effect sends 2, and later 3."
    )
  }

  // MARK: - The app

  private func text(_ action: AppAction) -> String {
    switch action {
    case .left(.nthPrimeResponse(let prime)): "left gets \(prime.map(String.init) ?? "nil")"
    case .right(.nthPrimeResponse(let prime)): "right gets \(prime.map(String.init) ?? "nil")"
    case .left(.nthPrimeTapped), .right(.nthPrimeTapped): "a tap"
    }
  }

  /// The requests and the actions after these actions, if a response is 100 more.
  private func log(_ actions: AppAction...) -> [String] {
    var log: [String] = []
    func fetch(_ name: String, _ response: @escaping (Int) -> Int?) -> (Int) -> Effect<Int?, Never>
    {
      { number in
        log.append("\(name): \(number)")
        return Effect(value: response(number))
      }
    }
    let environment = AppEnvironment(
      nthPrime: fetch("server") { $0 + 100 },
      offlineNthPrime: fetch("offline") { _ in nil }
    )
    var state = AppState(left: CounterState(count: 3), right: CounterState(count: 5))
    for action in actions {
      _ = appReducer.run(&state, action, environment).sink { log.append(text($0)) }
    }
    return log
  }

  @Test("The left counter sends its request to the server, and the right one is offline")
  func sides() throws {
    let left = log(.left(.nthPrimeTapped))
    try #require(left == ["server: 3", "left gets 103"], "The left counter, at 3, was tapped.")
    let right = log(.right(.nthPrimeTapped))
    try #require(right == ["offline: 5", "right gets nil"], "The right counter, at 5, was tapped.")
  }

  @Test("Each response changes only the counter that sent the request") func responses() throws {
    var state = AppState()
    let environment = AppEnvironment(nthPrime: { _ in .none }, offlineNthPrime: { _ in .none })
    _ = appReducer.run(&state, .left(.nthPrimeResponse(17)), environment)
    _ = appReducer.run(&state, .right(.nthPrimeResponse(nil)), environment)
    try #require(
      [state.left.message, state.right.message] == ["It is 17.", "You are offline."],
      "The response to the left counter was 17, and to the right one nil."
    )
  }

  @Test("Several requests may be open") func several() throws {
    var servers: [Effect<Int?, Never>.Subscriber] = []
    let fetch: (Int) -> Effect<Int?, Never> = { _ in
      .run { subscriber in
        servers.append(subscriber)
        return AnyCancellable {}
      }
    }
    let environment = AppEnvironment(nthPrime: fetch, offlineNthPrime: fetch)
    var state = AppState()
    var sent: [String] = []
    let taps = [AppAction.left(.nthPrimeTapped), .left(.nthPrimeTapped), .right(.nthPrimeTapped)]
    let token = Effect.merge(taps.map { appReducer.run(&state, $0, environment) })
      .sink { sent.append(text($0)) }
    for (number, server) in zip(1..., servers) { server.send(number) }
    withExtendedLifetime(token) {}
    try #require(
      sent == ["left gets 1", "left gets 2", "right gets 3"],
      "Left was tapped twice, then right. The responses to the requests are 1, 2 and 3."
    )
  }
}
