import Chapter03Effects
import Testing

@Suite struct RowsByIdTests {
  /// A list, and the server's side of each request.
  private final class Screen {
    /// The requests, the lines that rows wrote, and "report" for each report of the library.
    let log = Locked<[String]>([])
    private let servers = Locked<[(prime: Int, server: Effect<String, Never>.Subscriber)]>([])
    private let viewStore: ViewStore<Favorites, FavoritesAction>

    init(_ rows: Row...) {
      let (log, servers) = (log, servers)
      viewStore = ViewStore(
        Store(
          initialState: Favorites(rows: rows),
          reducer: favoritesReducer,
          environment: FavoritesEnvironment(
            row: RowEnvironment(
              fact: { prime in
                .run { subscriber in
                  log.withLock { $0.append("request \(prime)") }
                  servers.withLock { $0.append((prime, subscriber)) }
                  return AnyCancellable {}
                }
              },
              log: { line in log.withLock { $0.append(line) } }
            )
          )
        )
      )
    }

    /// The rows, each as its prime and its fact.
    var rows: [String] {
      viewStore.rows.map { "\($0.id)" + ($0.fact.map { " \($0)" } ?? "") }
    }

    func send(_ actions: FavoritesAction...) {
      for action in actions { reporting { viewStore.send(action) } }
    }

    /// Sends the response for each of these primes, in this order.
    func respond(_ primes: Int...) {
      for prime in primes {
        reporting {
          servers.withLock { $0.first { $0.prime == prime } }?.server.send("fact of \(prime)")
        }
      }
    }

    private func reporting(_ work: () -> Void) {
      withKnownIssue(isIntermittent: true) {
        work()
      } matching: { [log] _ in
        log.withLock { $0.append("report") }
        return true
      }
    }
  }

  private func screen() -> Screen { Screen(Row(id: 2), Row(id: 3), Row(id: 5), Row(id: 7)) }

  @Test("A tap in a row requests its fact, once") func tap() throws {
    let screen = screen()
    screen.send(.row(id: 3, .factTapped))
    try #require(screen.log.withLock { $0 } == ["request 3"], "In the row of 3, fact was tapped.")
  }

  @Test("The response appears in the row that sent the request") func response() throws {
    let screen = screen()
    screen.send(.row(id: 3, .factTapped))
    screen.respond(3)
    try #require(screen.rows == ["2", "3 fact of 3", "5", "7"], "Fact was tapped for 3.")
  }

  @Test("A new row comes in front, and a prime that is in the list stays as it is")
  func added() throws {
    let screen = Screen(Row(id: 2), Row(id: 3, fact: "is odd"))
    screen.send(.added(5))
    try #require(screen.rows == ["5", "2", "3 is odd"], "Add 5 to rows 2 and 3.")
    screen.send(.added(3))
    let again = screen.rows
    try #require(again == ["5", "2", "3 is odd"], "Add 3 to rows 5, 2 and 3.")
  }

  @Test("Reversing turns the rows round, with their facts") func reversed() throws {
    let screen = Screen(Row(id: 7), Row(id: 2, fact: "is even"), Row(id: 3))
    screen.send(.reversed)
    try #require(screen.rows == ["3", "2 is even", "7"], "The rows were 7, 2 and 3.")
  }

  @Test("A row that is removed writes its line first") func removed() throws {
    let screen = Screen(Row(id: 2), Row(id: 5, fact: "is odd"), Row(id: 3), Row(id: 7))
    screen.send(.row(id: 3, .removeTapped))
    try #require(
      screen.log.withLock { $0 } == ["removed 3"],
      "The rows were 2, 5, 3 and 7. In the row of 3, remove was tapped."
    )
    try #require(
      screen.rows == ["2", "5 is odd", "7"],
      "The rows were 2, 5, 3 and 7. In the row of 3, remove was tapped."
    )
  }

  @Test("A response finds its row after the list has changed") func late() throws {
    let screen = screen()
    screen.send(.row(id: 3, .factTapped), .added(11), .row(id: 2, .removeTapped), .reversed)
    screen.respond(3)
    try #require(
      screen.rows == ["7", "5", "3 fact of 3", "11"],
      "Of 2, 3, 5 and 7, 3 requested a fact; 11 was to be added, 2 removed, all reversed."
    )
    let other = self.screen()
    other.send(.row(id: 7, .factTapped), .row(id: 2, .factTapped), .row(id: 3, .removeTapped))
    other.respond(2, 7)
    try #require(
      other.rows == ["2 fact of 2", "5", "7 fact of 7"],
      "Of 2, 3, 5 and 7, 7 and 2 requested facts, 3 was to be removed, and 2's response came first."
    )
  }

  @Test("An action for a row that was removed changes no other row, and is reported")
  func tooLate() throws {
    let screen = screen()
    screen.send(.row(id: 3, .factTapped), .row(id: 3, .removeTapped))
    screen.respond(3)
    try #require(screen.rows == ["2", "5", "7"], "3 was to be removed. Then its response came.")
    screen.send(.row(id: 3, .factResponse("late")), .row(id: 2, .removeTapped))
    screen.send(.row(id: 2, .removeTapped))
    let last = screen.log.withLock { $0.suffix(3) }
    try #require(last == ["report", "removed 2", "report"], "3 got a response, and 2 two taps.")
  }
}
