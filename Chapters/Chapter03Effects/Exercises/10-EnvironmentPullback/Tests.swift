import Chapter03Effects
import ReducerTesting
import Testing

@Suite struct EnvironmentPullbackTests {
  // MARK: - pullback

  @Test("The feature's reducer runs once for its own action, and for no other") func runs() {
    var runs = 0
    let reducer = pulledBack { _, _, _ in
      runs += 1
      return .none
    }
    var whole = Whole()
    _ = reducer.run(&whole, .part(1), World())
    let own = runs
    _ = reducer.run(&whole, .other, World())
    let comment: Comment =
      switch (own, runs - own) {
      case (0, _): "An action of the feature came, but its reducer didn't run."
      case (1, 1...): "Another feature's action came, but the reducer ran anyway."
      case (2..., _): "The reducer ran \(own) times for one action."
      default: "The reducer runs once for `.part(1)`, and not for `.other`."
      }
    #expect((own, runs - own) == (1, 0), comment)
  }

  @Test("The reducer changes the feature's part of the state, and nothing else") func part() {
    let reducer = pulledBack { number, action, _ in
      number += action
      return .none
    }
    var whole = Whole(part: 10, rest: 5)
    _ = reducer.run(&whole, .part(1), World())
    let afterOne = whole.part
    _ = reducer.run(&whole, .part(1), World())
    let comment: Comment =
      switch (afterOne, whole.part) {
      case (10, 10):
        "The reducer changed a copy, or didn't run. The part in the whole stayed the same."
      case (11, 11): "The second action changed nothing."
      default: "The part is 10 at first, then 11, then 12."
      }
    #expect(whole.part == 12, comment)
    #expect(whole.rest == 5, "The rest of the state belongs to others.")
  }

  @Test("The reducer gets its part of the environment, at each action") func environment() {
    var seen: [String] = []
    let reducer = pulledBack { _, _, world in
      seen.append(world)
      return .none
    }
    var whole = Whole()
    _ = reducer.run(&whole, .part(1), World(name: "live"))
    _ = reducer.run(&whole, .part(1), World(name: "mock"))
    let comment: Comment =
      switch seen {
      case []: "The reducer never ran."
      case ["live", "live"]:
        "The second action came with another environment, but got the first one's."
      default: "The environment is handed in with each action: first live, then mock."
      }
    #expect(seen == ["live", "mock"], comment)
  }

  @Test("What the effects send is embedded, now and later") func effects() {
    var give: ((Int) -> Void)?
    var hasRun = false
    let reducer = pulledBack { _, _, _ in
      hasRun = true
      return .merge(
        Effect(value: 7),
        Effect.run { subscriber in
          give = { subscriber.send($0) }
          return AnyCancellable {}
        }
      )
    }
    var whole = Whole()
    var actions: [WholeAction] = []
    let run = reducer.run(&whole, .part(1), World()).sink { actions.append($0) }
    give?(8)
    give?(9)
    let comment: Comment =
      switch actions {
      case [] where !hasRun: "The feature's reducer didn't run, so there are no effects."
      case [] where give == nil:
        """
        The reducer returned effects, but none was started: they were thrown away, or put off. \
        Nothing reaches the app by itself.
        """
      case []: "The effects were started, but none of their values came back."
      case [.part(7), .part(7), .part(7)]: "The first value came back each time. Embed each one."
      case [.part(7)]:
        "The values that the effects sent at once came back. Those sent later got lost."
      case _ where actions.count > 3:
        "The effects' values came back more than once: is an effect started twice?"
      case [.part(1), .part(1), .part(1)]:
        "The action that was sent came back. Embed what the effect sends."
      case [.other, .other, .other]:
        "Another feature's action came back. Embed what the effect sends."
      default: "The effects sent 7, then 8 and 9, and each comes back as `.part`."
      }
    withExtendedLifetime(run) {
      #expect(actions == [.part(7), .part(8), .part(9)], comment)
    }
  }

  // MARK: - The app

  @Test("The left counter asks the server, and the right one is offline") func sideBySide() {
    for side in ["left", "right"] {
      let app = App()
      app.send(side == "left" ? .left(.nthPrimeTapped) : .right(.nthPrimeTapped))
      let asked = (server: app.server.count, offline: app.offline.count)
      let message = side == "left" ? app.state.left.message : app.state.right.message
      let comment: Comment =
        switch asked {
        case (0, 0) where !message.isEmpty:
          """
          The \(side) counter got an answer, but nobody in the environment was asked. It comes \
          from a constant, which no test can replace.
          """
        case (0, 0): "The \(side) counter was tapped, but asked nobody."
        case (1, 0) where side == "right":
          "The right counter asked the server. Its environment has the offline endpoint."
        case (0, 1) where side == "left":
          "The left counter asked the offline endpoint. Its environment has the server."
        case (1, 1): "One counter was tapped, but both endpoints were asked."
        default: "The \(side) counter was tapped once, and asks its own endpoint once."
        }
      let expected = side == "left" ? (server: 1, offline: 0) : (server: 0, offline: 1)
      #expect(asked == expected, comment)
    }
  }

  @Test("Each answer arrives at the counter that asked, however late") func answers() {
    let app = App()
    app.send(.left(.nthPrimeTapped))
    app.send(.right(.nthPrimeTapped))
    for answer in app.offline { answer(nil) }
    let isCrossed = app.state.left.message == "You are offline." && app.offline.count == 1
    for answer in app.server { answer(17) }
    let cameAsRight = app.received.contains(.right(.nthPrimeResponse(nil)))
    let messages = (left: app.state.left.message, right: app.state.right.message)
    let comment: Comment =
      switch messages {
      case ("", ""): "Neither counter shows an answer."
      case ("It is 17.", "") where isCrossed && cameAsRight:
        """
        The right counter's answer came back as `.right`, but changed the left counter: it runs on \
        the left one's state.
        """
      case ("It is 17.", "") where isCrossed:
        "The right counter asked, and its answer arrived at the left one. Embed it as `.right`."
      case ("You are offline.", "It is 17."): "Each counter shows the other one's answer."
      case ("It is 17.", "It is 17."):
        "Both counters show a prime, but the right one has no server."
      case ("You are offline.", "You are offline."): "Both counters are offline."
      case (_, ""): "The right counter shows no answer."
      case ("", _): "The left counter shows no answer."
      default: "On the left, the server's answer is 17; on the right, there is no server."
      }
    #expect(messages == ("It is 17.", "You are offline."), comment)
  }

  @Test("Questions and answers pass through unchanged") func unchanged() {
    let taps = [AppAction.left(.nthPrimeTapped), .right(.nthPrimeTapped)]
    for (side, tap) in zip(["left", "right"], taps) {
      var asked: [Int] = []
      let ask: (Int) -> Effect<Int?, Never> = { n in
        asked.append(n)
        return Effect(value: nil)
      }
      let counter = CounterState(count: 10, message: "Hello.")
      let before = AppState(left: counter, right: counter)
      var state = before
      var actions: [String] = []
      let effect = appReducer.run(
        &state,
        tap,
        AppEnvironment(nthPrime: ask, offlineNthPrime: ask)
      )
      let run = effect.sink { actions.append(text($0)) }
      let whyAsked: Comment =
        switch asked {
        case []: "The \(side) counter was tapped, but asked nobody."
        case _ where asked.count == 1:
          "The \(side) counter's count is 10, but the question was about \(asked[0])."
        default: "The \(side) counter was tapped once, but \(asked.count) questions were asked."
        }
      let whyAnswer: Comment =
        switch actions {
        case []: "The \(side) counter's question was answered, but nothing came back."
        case _ where !actions.contains("left: nil") && !actions.contains("right: nil"):
          "The answer to the \(side) counter was nil, but what came back is something else."
        default: "One answer, nil, comes back to the \(side) counter."
        }
      withExtendedLifetime(run) {
        #expect(asked == [10], whyAsked)
        if asked == [10] { #expect(actions == ["\(side): nil"], whyAnswer) }
        #expect(
          state == before,
          "The \(side) counter was tapped. That only asks: the state stays the same."
        )
      }
    }
  }

  @Test("Several questions may be open") func several() {
    var (server, offline) = ([(Int?) -> Void](), [(Int?) -> Void]())
    let environment = AppEnvironment(
      nthPrime: { _ in Self.ask { server.append($0) } },
      offlineNthPrime: { _ in Self.ask { offline.append($0) } }
    )
    var state = AppState()
    let reducer = appReducer
    let taps = [AppAction.left(.nthPrimeTapped), .left(.nthPrimeTapped), .right(.nthPrimeTapped)]
    let effects = taps.map { reducer.run(&state, $0, environment) }
    var actions: [String] = []
    let run = Effect.merge(effects).sink { actions.append(text($0)) }
    for (answer, prime) in zip(server, [17, 19]) { answer(prime) }
    for answer in offline { answer(nil) }
    let asked = server.count
    let comment: Comment =
      if (asked, offline.count) == (2, 1), actions.count < 3 {
        """
        Three questions were open, two of them the left counter's, but \(actions.count) answers \
        came back. Everything that the effects send is embedded, and nothing stops them.
        """
      } else {
        "The left counter asks twice, the right one once, and each answer comes back."
      }
    let again = reducer.run(&state, .left(.nthPrimeTapped), environment).sink { _ in }
    withExtendedLifetime((run, again)) {
      #expect(actions == ["left: 17", "left: 19", "right: nil"], comment)
      guard asked == 2 else { return }
      #expect(
        server.count == 3,
        "The left counter had its answers and was tapped again, but asked nobody. Each tap asks."
      )
    }
  }

  private struct Outcome: Equatable {
    var state = AppState()
    var answers: [AppAction] = []
  }

  @Test("Whatever is sent, each action does what its counter says") func any() {
    // The server answers with 100 more than was asked.
    func changed(_ counter: inout CounterState, by action: CounterAction, live: Bool)
      -> [CounterAction]
    {
      switch action {
      case .nthPrimeTapped: return [.nthPrimeResponse(live ? counter.count + 100 : nil)]
      case .nthPrimeResponse(let prime):
        counter.message = prime.map { "It is \($0)." } ?? "You are offline."
        return []
      }
    }
    let report = check(
      inputs: { draw in
        draw.array(upTo: 5) { draw -> AppAction in
          let action =
            draw.bool()
            ? CounterAction.nthPrimeResponse(draw.element(of: [nil, 2, 3]) ?? nil) : .nthPrimeTapped
          return draw.bool() ? .right(action) : .left(action)
        }
      },
      laws: [
        Law(
          "the app's reducer does what the counter's does, once, on the right side",
          expected: { (actions: [AppAction]) in
            actions.reduce(into: Outcome()) { outcome, action in
              switch action {
              case .left(let inner):
                let answers = changed(&outcome.state.left, by: inner, live: true)
                outcome.answers += answers.map(AppAction.left)
              case .right(let inner):
                let answers = changed(&outcome.state.right, by: inner, live: false)
                outcome.answers += answers.map(AppAction.right)
              }
            }
          },
          actual: { actions in
            let environment = AppEnvironment(
              nthPrime: { Effect(value: $0 + 100) },
              offlineNthPrime: { _ in Effect(value: nil) }
            )
            var outcome = Outcome()
            for action in actions {
              let effect = appReducer.run(&outcome.state, action, environment)
              let run = effect.sink { outcome.answers.append($0) }
              withExtendedLifetime(run) {}
            }
            return outcome
          }
        )
      ],
      count: 100
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  @Test("A counter's action changes only that counter") func others() {  // starter passes
    let answers = [CounterAction.nthPrimeResponse(17), .nthPrimeResponse(nil)]
    for action in answers.map(AppAction.left) + answers.map(AppAction.right) {
      let app = App()
      app.send(action)
      let (changed, other) =
        if case .left = action { (app.state.left, app.state.right) } else {
          (app.state.right, app.state.left)
        }
      #expect(
        other == CounterState(),
        changed == CounterState()
          ? "The action of one counter changed the other one, not its own."
          : "The action of one counter changed both."
      )
    }
  }

  // MARK: -

  private struct Whole: Equatable {
    var part = 0
    var rest = 0
  }

  private enum WholeAction: Equatable, CustomStringConvertible {
    case part(Int)
    case other

    var description: String {
      switch self {
      case .part(let number): ".part(\(number))"
      case .other: ".other"
      }
    }
  }

  private struct World {
    var name = ""
  }

  private func pulledBack(
    _ run: @escaping (inout Int, Int, String) -> Effect<Int, Never>
  ) -> Reducer<Whole, WholeAction, World> {
    Reducer(run: run).pullback(
      state: \.part,
      action: CasePath(
        embed: { .part($0) },
        extract: { action in
          guard case .part(let number) = action else { return nil }
          return number
        }
      ),
      environment: \.name
    )
  }

  /// The app with a server that answers when the test says so.
  private final class App {
    private typealias Suite = EnvironmentPullbackTests
    private(set) var state = AppState()
    private(set) var received: [AppAction] = []
    private(set) var server: [(Int?) -> Void] = []
    private(set) var offline: [(Int?) -> Void] = []
    private var runs: [AnyCancellable] = []

    func send(_ action: AppAction) {
      received.append(action)
      let environment = AppEnvironment(
        nthPrime: { [unowned self] _ in Suite.ask { self.server.append($0) } },
        offlineNthPrime: { [unowned self] _ in Suite.ask { self.offline.append($0) } }
      )
      let effect = appReducer.run(&state, action, environment)
      runs.append(effect.sink { [unowned self] in send($0) })
    }
  }

  /// A question that the test answers, with what `keep` is given.
  private static func ask(
    _ keep: @escaping (@escaping (Int?) -> Void) -> Void
  ) -> Effect<Int?, Never> {
    Effect.run { subscriber in
      keep { subscriber.send($0) }
      return AnyCancellable {}
    }
  }

  /// "left: 17" for an answer.
  private func text(_ action: AppAction) -> String {
    let (side, inner) =
      switch action {
      case .left(let inner): ("left", inner)
      case .right(let inner): ("right", inner)
      }
    return switch inner {
    case .nthPrimeTapped: "\(side) tapped"
    case .nthPrimeResponse(let prime): "\(side): \(prime.map(String.init) ?? "nil")"
    }
  }
}
