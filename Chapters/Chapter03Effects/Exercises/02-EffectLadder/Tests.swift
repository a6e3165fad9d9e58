import ReducerTesting
import Testing

@Suite struct EffectLadderTests {
  // The server has the count 7, the name Blob and the favourites 2 and 3. A log counts what it is
  // asked.

  @Test("An answer that is sent changes the state") func answerSent() {  // starter passes
    let store = Store(Log().app(leftFirst: true))
    store.send(.countLoaded(7))
    store.send(.nameLoaded("Blob"))
    store.send(.favoritesLoaded([2, 3]))
    let lost =
      store.state.count != 7
      ? ".countLoaded" : store.state.name != "Blob" ? ".nameLoaded" : ".favoritesLoaded"
    #expect(
      store.state == State(count: 7, name: "Blob", favorites: [2, 3]),
      """
      `\(lost)` was sent, but the state doesn't have what came with it. Each feature writes its \
      answer, and `combine` runs both features on the same state.
      """
    )
    guard store.state.favorites == [2, 3] else { return }
    store.send(.countLoaded(3))
    store.send(.nameLoaded("Al"))
    store.send(.favoritesLoaded([3, 2, 3]))
    #expect(
      store.state == State(count: 3, name: "Al", favorites: [3, 2, 3]),
      """
      The answers came a second time, with 3, Al, and the list 3, 2, 3. Each replaces the first, \
      unchanged: nothing is added, sorted or left out.
      """
    )
    store.send(.favoritesLoaded(Array(1...200)))
    let count = store.state.favorites.count
    #expect(count == 200, "200 favourites were loaded, and now the state has \(count).")
  }

  @Test("Both features get their answers") func both() {
    let log = Log()
    let reducer = combine(counter(log.server()), profile(log.server()))
    var answers = 0
    let store = Store { state, action in
      if case .appeared = action {} else { answers += 1 }
      return reducer(&state, action)
    }
    store.send(.appeared)
    let comment: Comment =
      switch (store.state.count, store.state.name) {
      case _ where !answersCount:
        "A feature's answer doesn't change the state, even if it is sent by hand."
      case (7, "Blob"): "Both have arrived."
      case (7, "") where answers == 2, (0, "Blob") where answers == 2:
        """
        The reducer received both answers, but the state has only one: each has to start from the \
        state that the one before it left.
        """
      case (0, "") where log.count + log.name == 0:
        "Nothing was asked: the store has to perform what the reducer returns."
      case (0, "") where answers > 0:
        """
        The reducer received the answers, but the state doesn't have them: it changed a copy, or \
        an older state was written over it.
        """
      case (0, ""): "The server was asked, but no answer was sent to the reducer."
      case (7, "") where log.name == 0:
        """
        The count arrived, but the name was never asked for: that work isn't returned, or isn't \
        performed.
        """
      case (7, ""):
        """
        The count arrived, but the name was loaded and lost: where two effects become one, both \
        results must be passed on.
        """
      case (0, "Blob") where log.count == 0:
        """
        The name arrived, but the count was never asked for: that work isn't returned, or isn't \
        performed.
        """
      case (0, "Blob"):
        """
        The name arrived, but the count was loaded and lost: where two effects become one, both \
        results must be passed on.
        """
      default: "The count has to be 7 and the name Blob: each answer is sent as its own action."
      }
    #expect(store.state == State(count: 7, name: "Blob"), comment)
  }

  @Test("Three features get their answers", arguments: [true, false])
  func three(leftFirst: Bool) {
    let log = Log()
    let store = Store(log.app(leftFirst: leftFirst))
    store.send(.appeared)
    let lost =
      [
        (store.state.count == 7, "The count", log.count),
        (store.state.name == "Blob", "The name", log.name),
        (store.state.favorites == [2, 3], "The favourites", log.favorites),
      ]
      .filter { arrived, _, _ in !arrived }
      .map { _, name, asked in
        let verb = name == "The favourites" ? "were" : "was"
        return asked == 0 ? "\(name) \(verb) never asked for." : "\(name) \(verb) loaded and lost."
      }
    let order =
      leftFirst
      ? "The first two are combined, and the third is added."
      : "The last two are combined, and added to the first."
    #expect(
      store.state == State(count: 7, name: "Blob", favorites: [2, 3]),
      answersCount
        ? "\(lost.joined(separator: " ")) \(order) A combined effect may stand for several."
        : "A feature's answer doesn't change the state, even if it is sent by hand."
    )
  }

  @Test("An effect without an answer doesn't hold up the others") func noAnswer() {
    let log = Log()
    let store = Store(
      combine(
        combine(counter(log.server()), profile(log.server(name: nil))),
        favoritesList(log.server())
      )
    )
    store.send(.appeared)
    let (askedOfTwo, askedOfThree) = (log.name, log.favorites)
    #expect(
      askedOfTwo <= 1,
      """
      The profile had no answer, and was asked for \(askedOfTwo) times. Even then, a question is \
      asked once.
      """
    )
    Store(log.app(leftFirst: true)).send(.appeared)
    #expect(
      store.state == State(count: 7, favorites: [2, 3]),
      askedOfThree == 0 && log.favorites > 0
        ? "The favourites were never asked for: the profile had no answer, and that ended the rest."
        : "Only the profile had no answer. The count is 7 and the favourites are 2 and 3."
    )

    let silent = Server(count: { nil }, name: { nil }, favorites: { nil })
    let loaded = Store(combine(combine(counter(silent), profile(silent)), favoritesList(silent)))
    loaded.send(.countLoaded(7))
    loaded.send(.nameLoaded("Blob"))
    loaded.send(.favoritesLoaded([2, 3]))
    loaded.send(.appeared)
    #expect(
      loaded.state == State(count: 7, name: "Blob", favorites: [2, 3]),
      answersCount
        ? "The server had no answers, but what had been loaded earlier was replaced."
        : "A feature's answer doesn't change the state, even if it is sent by hand."
    )
  }

  @Test("An answer may lead to the next question") func next() {  // starter passes
    let log = Log()
    let (ofCount, ofName) = (counter(log.server()), profile(log.server()))
    let store = Store { state, action in
      switch action {
      case .appeared:
        return ofCount(&state, action)
      case .countLoaded:
        _ = ofCount(&state, action)
        return ofName(&state, .appeared)
      case .nameLoaded, .favoritesLoaded:
        return ofName(&state, action)
      }
    }
    store.send(.appeared)
    let comment: Comment =
      switch store.state {
      case State(count: 7) where log.name == 0:
        """
        The answer to the first question was sent, but the work that the reducer returned for it \
        was thrown away. An answer is an action like any other: pass it to `send`.
        """
      case State(count: 7): "The second question was asked, but its answer was never sent."
      default: "The count is asked for first, and when it arrives, the name."
      }
    #expect(
      store.state == State(count: 7, name: "Blob"),
      answersCount && asksAtAll ? comment : "This depends on the rules above: fix those first."
    )
  }

  @Test("`combine` runs the first reducer, then the second")  // starter passes
  func inOrder() {
    let (first, second) = (counter(Log().server()), profile(Log().server()))
    var runs: [Int] = []
    let reducer = combine(
      { state, action in
        runs.append(1)
        return first(&state, action)
      },
      { state, action in
        runs.append(2)
        return second(&state, action)
      }
    )
    var state = State()
    _ = reducer(&state, .appeared)
    let comment: Comment =
      switch runs {
      case [2, 1]: "The second reducer ran before the first."
      case [1], [2]: "Only one of the two reducers ran, but each may have something to do."
      case []: "Neither reducer ran."
      default: "For one action, the reducers ran in this order: \(runs)."
      }
    #expect(runs == [1, 2], comment)
  }

  @Test("The reducer asks nothing, and the store asks once") func asksOnce() {  // starter passes
    let log = Log()
    let reducer = log.app(leftFirst: true)
    var state = State()
    _ = reducer(&state, .appeared)
    #expect(
      log.all == 0,
      """
      The server was asked before the reducer had returned. Return the work without calling it; a \
      replay runs the reducer as well, and must ask nothing.
      """
    )
    guard log.all == 0 else { return }
    var answers = 0
    let store = Store { state, action in
      if case .countLoaded = action { answers += 1 }
      return reducer(&state, action)
    }
    store.send(.appeared)
    #expect(
      answers <= log.count,
      "The count was asked for once, and its answer was sent \(answers) times."
    )
    for (name, asked) in [("count", log.count), ("name", log.name), ("favourites", log.favorites)] {
      #expect(
        asked <= 1,
        "`appeared` was sent once, but the server was asked \(asked) times for the \(name)."
      )
    }
    guard (log.count, log.name, log.favorites) == (1, 1, 1) else { return }
    store.send(.appeared)
    #expect(
      log.all == 6,
      """
      `appeared` came a second time, and the server was asked \(log.all - 3) times, not 3. Each \
      `appeared` asks each question once.
      """
    )
  }

  /// What the server answers to one `appeared`.
  private struct Round {
    var count: Int?
    var name: String?
    var favorites: [Int]?
  }

  private struct Outcome: Equatable {
    var state = State()
    var asked = 0
  }

  @Test("Whatever the server answers arrives") func any() {
    let log = Log()
    let store = Store(log.app(leftFirst: true))
    store.send(.appeared)
    guard log.all == 3, store.state == State(count: 7, name: "Blob", favorites: [2, 3]) else {
      Issue.record("This depends on the rules above: fix those first.")
      return
    }
    let report = check(
      inputs: { draw in
        draw.array(upTo: 4) { draw in
          Round(
            count: draw.bool() ? draw.int(in: 1...9) : nil,
            name: draw.element(of: [nil, "Blob", "Sue"]) ?? nil,
            favorites: draw.bool() ? draw.array(upTo: 2) { $0.int(in: 2...5) } : nil
          )
        }
      },
      laws: [
        Law(
          "each `appeared` asks three questions, and each answer replaces the old one",
          expected: { (rounds: [Round]) in
            rounds.reduce(into: Outcome()) { outcome, round in
              outcome.asked += 3
              if let count = round.count { outcome.state.count = count }
              if let name = round.name { outcome.state.name = name }
              if let favorites = round.favorites { outcome.state.favorites = favorites }
            }
          },
          actual: { rounds in
            var asked = 0
            var now = Round()
            let server = Server(
              count: {
                asked += 1
                return now.count
              },
              name: {
                asked += 1
                return now.name
              },
              favorites: {
                asked += 1
                return now.favorites
              }
            )
            let features = combine(counter(server), combine(profile(server), favoritesList(server)))
            let store = Store(features)
            for round in rounds {
              now = round
              store.send(.appeared)
            }
            return Outcome(state: store.state, asked: asked)
          }
        )
      ],
      count: 100
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  /// Whether an answer that is sent changes the state.
  private var answersCount: Bool {
    let store = Store(Log().app(leftFirst: true))
    store.send(.countLoaded(7))
    store.send(.nameLoaded("Blob"))
    store.send(.favoritesLoaded([2, 3]))
    return store.state == State(count: 7, name: "Blob", favorites: [2, 3])
  }

  /// Whether one feature alone gets its answer.
  private var asksAtAll: Bool {
    let store = Store(counter(Log().server()))
    store.send(.appeared)
    return store.state.count == 7
  }

  private final class Log {
    var (count, name, favorites) = (0, 0, 0)
    var all: Int { count + name + favorites }

    func server(name answer: String? = "Blob") -> Server {
      Server(
        count: {
          self.count += 1
          return 7
        },
        name: {
          self.name += 1
          return answer
        },
        favorites: {
          self.favorites += 1
          return [2, 3]
        }
      )
    }

    func app(leftFirst: Bool) -> Reducer {
      let list = favoritesList(server())
      let (one, two, three) = (counter(server()), profile(server()), list)
      return leftFirst ? combine(combine(one, two), three) : combine(one, combine(two, three))
    }
  }
}
