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
    case .member(.nthPrimeResponse(let prime)):
      "the member gets \(prime.map(String.init) ?? "nil")"
    case .guest(.nthPrimeResponse(let prime)): "the guest gets \(prime.map(String.init) ?? "nil")"
    case .member(.nthPrimeTapped), .guest(.nthPrimeTapped): "a tap"
    }
  }

  /// The requests and the actions after a tap, if a response is 100 more.
  private func log(_ action: AppAction, member: Int, guest: Int) -> [String] {
    var log: [String] = []
    let environment = AppEnvironment(nthPrime: { number in
      log.append("server: \(number)")
      return Effect(value: number + 100)
    })
    var state = AppState(member: CounterState(count: member), guest: CounterState(count: guest))
    _ = appReducer.run(&state, action, environment).sink { log.append(text($0)) }
    return log
  }

  @Test("The member's counter sends its requests to the app's server") func member() throws {
    let member = log(.member(.nthPrimeTapped), member: 30, guest: 5)
    try #require(
      member == ["server: 30", "the member gets 130"],
      "The member's counter, at 30, was tapped."
    )
  }

  @Test("The guest's counter does so, too, up to the 10th prime") func guest() throws {
    let early = log(.guest(.nthPrimeTapped), member: 8, guest: 5)
    try #require(
      early == ["server: 5", "the guest gets 105"],
      "The guest's counter, at 5, was tapped."
    )
    let tenth = log(.guest(.nthPrimeTapped), member: 8, guest: 10)
    try #require(
      tenth == ["server: 10", "the guest gets 110"],
      "The guest's counter, at 10, was tapped."
    )
  }

  @Test("Beyond the 10th prime, the guest's response is nil, and no request is sent") func beyond()
    throws
  {
    let log = log(.guest(.nthPrimeTapped), member: 5, guest: 11)
    try #require(log == ["the guest gets nil"], "The guest's counter, at 11, was tapped.")
  }

  @Test("Each response changes only the counter that sent the request") func responses() throws {
    var state = AppState()
    let environment = AppEnvironment(nthPrime: { _ in .none })
    _ = appReducer.run(&state, .member(.nthPrimeResponse(17)), environment)
    _ = appReducer.run(&state, .guest(.nthPrimeResponse(nil)), environment)
    try #require(
      [state.member.message, state.guest.message] == ["It is 17.", "The prime is unknown."],
      "The response to the member was 17, and to the guest nil."
    )
  }

  @Test("Several requests may be open") func several() throws {
    var servers: [Effect<Int?, Never>.Subscriber] = []
    let environment = AppEnvironment(nthPrime: { _ in
      .run { subscriber in
        servers.append(subscriber)
        return AnyCancellable {}
      }
    })
    var state = AppState()
    var sent: [String] = []
    let taps = [
      AppAction.member(.nthPrimeTapped), .member(.nthPrimeTapped), .guest(.nthPrimeTapped),
    ]
    let token = Effect.merge(taps.map { appReducer.run(&state, $0, environment) })
      .sink { sent.append(text($0)) }
    for (number, server) in zip(1..., servers) { server.send(number) }
    withExtendedLifetime(token) {}
    try #require(
      sent == ["the member gets 1", "the member gets 2", "the guest gets 3"],
      "The member tapped twice, then the guest. The responses to the requests are 1, 2 and 3."
    )
  }
}
