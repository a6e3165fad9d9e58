import Chapter03Effects
import Dispatch
import Testing

@Suite struct FromFunctionsToReducersTests {
  /// A disk that takes a second, and notes its requests.
  ///
  /// Unchecked, and safe: everything is on the test's thread.
  private final class Memory: @unchecked Sendable {
    var log: [String] = []
    let scheduler = DispatchQueue.test
    private let saved: [Int]?

    init(_ saved: [Int]?) { self.saved = saved }

    var disk: Disk {
      Disk(
        save: { primes in
          Effect<Never, Never>.none.deferred(for: .seconds(1), scheduler: self.scheduler)
            .handled { self.log.append("save \(primes)") }
        },
        load: {
          Effect(value: self.saved).delay(for: .seconds(1), scheduler: self.scheduler)
            .handled { self.log.append("load") }
        }
      )
    }
  }

  /// What happens after an action: the favourites, the disk's requests, and what is sent. At the
  /// bar, the disk is done.
  private func log(
    _ action: FavoritesAction,
    from primes: [Int] = [2, 3, 2],
    saved: [Int]? = nil
  ) -> [String] {
    let memory = Memory(saved)
    var favorites = Favorites(primes: primes, message: "old")
    let effect = favoritesReducer.run(&favorites, action, memory.disk)
    memory.log.append("\(favorites.primes) \(favorites.message)")
    let token = effect.sink { memory.log.append("send \(text($0))") }
    memory.log.append("|")
    memory.scheduler.advance(by: .seconds(1))
    withExtendedLifetime(token) {}
    return memory.log
  }

  private func text(_ action: FavoritesAction) -> String {
    guard case .loaded(let primes) = action else { return "\(action)" }
    return "loaded " + (primes.map { "\($0)" } ?? "nil")
  }

  @Test("The counter counts as it did in `Before`") func counter() throws {
    var counts = [3, 0]
    _ = counterReducer.run(&counts[0], .incrementTapped, ())
    _ = counterReducer.run(&counts[1], .decrementTapped, ())
    try #require(counts == [4, -1], "3 was to be incremented, 0 decremented.")
  }

  @Test("The favourites change as they did in `Before`, and nothing more happens")
  func favorites() throws {
    let added = log(.addTapped(3))
    try #require(added == ["[2, 3, 2, 3] old", "|"], "3 was to be added to 2, 3, 2.")
    let removed = log(.removeTapped(2))
    try #require(removed == ["[3] old", "|"], "2 was to be removed from 2, 3, 2.")
    let responses = [log(.saved), log(.loaded(nil))]
    try #require(
      responses == [["[2, 3, 2] saved", "|"], ["[2, 3, 2] nothing was saved", "|"]],
      "`.saved` came, and `.loaded(nil)`. The list was 2, 3 and 2."
    )
    let loaded = [[7, 5, 7], []].map { log(.loaded($0)) }
    try #require(loaded == [["[7, 5, 7] ", "|"], ["[] ", "|"]], "[7, 5, 7] came, and [].")
  }

  @Test("A save is an effect that writes the list, and sends `.saved` when the disk is done")
  func save() throws {
    let log = log(.saveTapped)
    try #require(
      log == ["[2, 3, 2] saving", "save [2, 3, 2]", "|", "send saved"],
      "The list was 2, 3 and 2. At the bar, the disk is done."
    )
    let empty = self.log(.saveTapped, from: [])
    try #require(
      empty == ["[] saving", "save []", "|", "send saved"],
      "The list was empty. At the bar, the disk is done."
    )
  }

  @Test("A load is an effect that reads the disk, and sends `.loaded` with what was there")
  func load() throws {
    let log = log(.loadTapped, saved: [7])
    try #require(log == ["[2, 3, 2] loading", "load", "|", "send loaded [7]"], "7 was saved.")
    let nothing = self.log(.loadTapped)
    try #require(
      nothing == ["[2, 3, 2] loading", "load", "|", "send loaded nil"],
      "Nothing was on the disk. At the bar, the disk is done."
    )
  }

  @Test("A case path embeds, and extracts only its own case") func paths() throws {
    let actions = [
      AppAction.counterPath.embed(.decrementTapped), AppAction.favoritesPath.embed(.addTapped(3)),
    ]
    let counter = actions.map(AppAction.counterPath.extract)
    let favorites = actions.map(AppAction.favoritesPath.extract)
    try #require(
      ["\(counter)", "\(favorites)"] == [
        "\([CounterAction.decrementTapped, nil])", "\([nil, FavoritesAction.addTapped(3)])",
      ],
      "What `counterPath` and `favoritesPath` extracted from what each had embedded."
    )
  }

  @Test("In the app, each feature handles its own actions") func app() throws {
    let memory = Memory([7])
    var app = App()
    var sent: [AppAction] = []
    let actions = [
      AppAction.counter(.incrementTapped), .favorites(.addTapped(3)), .favorites(.loadTapped),
      .favorites(.loadTapped),
    ]
    let effects = actions.map { appReducer.run(&app, $0, memory.disk) }
    try #require(
      app == App(count: 1, favorites: Favorites(primes: [3], message: "loading")),
      "The app was sent `.incrementTapped`, `.addTapped(3)`, and `.loadTapped` twice."
    )
    let token = Effect.merge(effects).sink { sent.append($0) }
    memory.scheduler.advance(by: .seconds(1))
    withExtendedLifetime(token) {}
    try #require(
      sent == [.favorites(.loaded([7])), .favorites(.loaded([7]))],
      "\"load\" was tapped twice, and 7 was on the disk. Then a second passed."
    )
  }
}

extension Effect {
  /// The same effect, which calls `action` when it is started.
  fileprivate func handled(_ action: @escaping () -> Void) -> Effect {
    .run { subscriber in
      action()
      return sink(
        receiveCompletion: { subscriber.send(completion: $0) },
        receiveValue: { subscriber.send($0) }
      )
    }
  }
}
