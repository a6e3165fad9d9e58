import Chapter03Effects
import Dispatch
import ReducerTesting
import Testing

@Suite struct FromFunctionsToReducersTests {
  /// A disk in memory, whose work takes as long as the scheduler says.
  ///
  /// Unchecked, and safe: the store, the scheduler and the test are on one thread.
  private final class Memory: @unchecked Sendable {
    private(set) var saved: [Int]?
    private(set) var requests: [String] = []
    private let scheduler: AnyScheduler

    init(_ saved: [Int]? = nil, on scheduler: AnyScheduler = .immediate) {
      self.saved = saved
      self.scheduler = scheduler
    }

    var disk: Disk {
      Disk(
        save: { primes in
          .run { subscriber in
            self.requests.append("save")
            self.scheduler.schedule(after: self.scheduler.now + .seconds(1)) {
              self.saved = primes
              subscriber.send(completion: .finished)
            }
            return AnyCancellable {}
          }
        },
        load: {
          .run { subscriber in
            self.requests.append("load")
            self.scheduler.schedule(after: self.scheduler.now + .seconds(1)) {
              subscriber.send(self.saved)
              subscriber.send(completion: .finished)
            }
            return AnyCancellable {}
          }
        }
      )
    }
  }

  private let earlier = "This depends on the rules above: fix those first."

  /// The favourites after an action, whose effect isn't started.
  private func after(
    _ action: FavoritesAction,
    from favorites: Favorites,
    _ memory: Memory = Memory()
  ) -> Favorites {
    var favorites = favorites
    _ = favoritesReducer.run(&favorites, action, memory.disk)
    return favorites
  }

  /// What the effect of an action sends.
  private func given(
    by action: FavoritesAction,
    from favorites: Favorites = Favorites(),
    _ memory: Memory
  ) -> [FavoritesAction] {
    var favorites = favorites
    var given: [FavoritesAction] = []
    let token = favoritesReducer.run(&favorites, action, memory.disk).sink { given.append($0) }
    withExtendedLifetime(token) {}
    return given
  }

  @Test("The counter counts as it did in `Before`") func counter() {
    var count = 3
    _ = counterReducer.run(&count, .incrementTapped, ())
    #expect(count == 4, "An increment turns 3 into 4.")
    count = 0
    _ = counterReducer.run(&count, .decrementTapped, ())
    let why =
      count == 0
      ? "The counter stops at zero, but the old one had no floor." : "A decrement turns 0 into -1."
    #expect(count == -1, "\(why)")
  }

  @Test("Each action changes the favourites as it did in `Before`") func favorites() {
    let start = Favorites(primes: [2, 3, 2], message: "old")
    let actions: [(FavoritesAction, String)] = [
      (.addTapped(3), "Adding puts the number at the end, even if it is already there."),
      (.removeTapped(2), "Removing removes every copy of the number."),
      (.saveTapped, "`saveTapped` says \"saving\". The list is saved only when the disk is done."),
      (.saved, "`saved` says \"saved\"."),
      (
        .loadTapped, "`loadTapped` says \"loading\", and leaves the list until the answer comes."
      ),
      (.loaded(nil), "If nothing was saved, the message says so, and the list stays."),
      (.loaded([7, 5, 7]), "The loaded list replaces the old one, and the message is cleared."),
    ]
    for (action, rule) in actions {
      var expected = start
      Before.favoritesReducer(&expected, action)
      let got = after(action, from: start)
      var twice = expected
      Before.favoritesReducer(&twice, action)
      let why =
        got == twice && got != expected
        ? "One tap did what two should: the old lines run twice for each action." : rule
      #expect(got == expected, "\(why)")
    }
  }

  @Test("A reducer describes the work, and does none of it")  // starter passes
  func describes() {
    let memory = Memory([7])
    _ = after(.saveTapped, from: Favorites(primes: [2]), memory)
    _ = after(.loadTapped, from: Favorites(primes: [2]), memory)
    let why =
      """
      The reducer was run without starting its effect, but the disk was used: \
      \(memory.requests). Return the effect; the store starts it.
      """
    #expect(memory.requests == [] && memory.saved == [7], "\(why)")
  }

  @Test("A save writes the list, and sends `.saved`") func save() {
    let memory = Memory()
    let given = given(by: .saveTapped, from: Favorites(primes: [2, 3]), memory)
    let why =
      switch (memory.requests.count, memory.saved) {
      case (0, _): "Nothing was written: the effect that `saveTapped` returns must save the list."
      case (2..., _): "One tap used the disk \(memory.requests.count) times."
      default:
        "The list was [2, 3], but the disk holds \(memory.saved.map { "\($0)" } ?? "nothing")."
      }
    #expect(memory.saved == [2, 3] && memory.requests == ["save"], "\(why)")
    let whyGiven =
      switch given {
      case _ where memory.saved != [2, 3]: earlier
      case []: "The list was written, but the app never learns of it: `.saved` must follow."
      default: "A save sends `.saved` once, and nothing else."
      }
    #expect(given == [.saved], "\(whyGiven)")
  }

  @Test("`.saved` comes when the disk is done, not before") func savedLater() {
    let scheduler = DispatchQueue.test
    let memory = Memory(on: scheduler.eraseToAnyScheduler())
    var favorites = Favorites(primes: [2])
    var given: [FavoritesAction] = []
    let token = favoritesReducer.run(&favorites, .saveTapped, memory.disk).sink { given.append($0) }
    let why =
      """
      The disk takes a second, but `.saved` came at once: it must wait until the save has \
      finished.
      """
    #expect(given == [], "\(why)")
    scheduler.advance(by: .seconds(1))
    let whyLater =
      given.isEmpty && memory.requests == ["save"]
      ? "The disk is done, but `.saved` didn't come." : earlier
    #expect(given == [.saved], "\(whyLater)")
    withExtendedLifetime(token) {}
  }

  @Test("A load sends what was on the disk") func load() {
    let memory = Memory([2, 3])
    let given = given(by: .loadTapped, memory)
    let why =
      switch (given, memory.requests) {
      case (_, []): "Nothing was read: the effect that `loadTapped` returns must load."
      case ([], _): "The disk was read, but no action came: `map` turns the answer into `.loaded`."
      default: "[2, 3] was on the disk, but the effect sent \(given)."
      }
    #expect(given == [.loaded([2, 3])], "\(why)")
    let none = self.given(by: .loadTapped, Memory())
    let whyNone =
      given == [.loaded([2, 3])]
      ? "Nothing was on the disk. The app must learn that, too, as `.loaded(nil)`." : earlier
    #expect(none == [.loaded(nil)], "\(whyNone)")
  }

  @Test("Only a save and a load use the disk")  // starter passes
  func others() {
    let others: [FavoritesAction] = [
      .addTapped(5), .removeTapped(2), .saved, .loaded(nil), .loaded([7]),
    ]
    for action in others {
      let memory = Memory([7])
      let given = given(by: action, from: Favorites(primes: [2]), memory)
      let why =
        "`\(action)` used the disk: \(memory.requests). The screen used it for two actions only."
      #expect(memory.requests == [], "\(why)")
      let whyGiven = "`\(action)` led to \(given), but the screen sent nothing after it."
      #expect(given == [], "\(whyGiven)")
    }
  }

  @Test("A case path embeds, and extracts only its own case") func paths() {
    #expect(
      AppAction.counterPath.embed(.incrementTapped) == .counter(.incrementTapped)
        && AppAction.counterPath.embed(.decrementTapped) == .counter(.decrementTapped)
        && AppAction.favoritesPath.embed(.saved) == .favorites(.saved),
      "Embedding puts a feature's action into the app's case for that feature."
    )
    #expect(
      AppAction.counterPath.extract(from: .counter(.decrementTapped)) == .decrementTapped,
      "`counterPath` must extract the counter's action from `.counter`."
    )
    #expect(
      AppAction.favoritesPath.extract(from: .favorites(.addTapped(3))) == .addTapped(3),
      "`favoritesPath` must extract the favourites' action from `.favorites`."
    )
    #expect(
      AppAction.counterPath.extract(from: .favorites(.saved)) == nil
        && AppAction.favoritesPath.extract(from: .counter(.incrementTapped)) == nil,
      "Extracting from another feature's case gives nil."
    )
  }

  @Test("In the app, each feature handles its own actions") func app() {
    var app = App()
    _ = appReducer.run(&app, .counter(.incrementTapped), Memory().disk)
    let why =
      switch app.count {
      case 0: "In the app the counter does nothing: is it pulled back, and combined with the other?"
      case 1: "One increment changed the favourites, too. Each feature changes its own part."
      default: "One increment made \(app.count): the counter must be in the app only once."
      }
    #expect(app == App(count: 1), "\(why)")
    _ = appReducer.run(&app, .favorites(.addTapped(3)), Memory().disk)
    let whyFavorites =
      switch app.favorites.primes {
      case []:
        "In the app the favourites do nothing: are they pulled back, and combined with the other?"
      default: "Adding 3 turned an empty list into \(app.favorites.primes)."
      }
    #expect(app.favorites == Favorites(primes: [3]), "\(whyFavorites)")
    var given: [AppAction] = []
    let token = appReducer.run(&app, .favorites(.loadTapped), Memory([7]).disk)
      .sink { given.append($0) }
    withExtendedLifetime(token) {}
    let whyGiven =
      app.favorites.message == "loading" && self.given(by: .loadTapped, Memory([7])).count == 1
      ? "The favourites' effect loads, but the app's effect sent \(given): return the favourites'."
      : earlier
    #expect(given == [.favorites(.loaded([7]))], "\(whyGiven)")
  }

  @Test("A save or a load in progress is never cancelled") func sideBySide() {
    let scheduler = DispatchQueue.test
    let memory = Memory(on: scheduler.eraseToAnyScheduler())
    var favorites = Favorites(primes: [2])
    var given: [FavoritesAction] = []
    let effects = [FavoritesAction.saveTapped, .saveTapped, .loadTapped, .loadTapped].map {
      favoritesReducer.run(&favorites, $0, memory.disk)
    }
    let token = Effect.merge(effects).sink { given.append($0) }
    scheduler.advance(by: .seconds(1))
    let alone = [self.given(by: .saveTapped, Memory()), self.given(by: .loadTapped, Memory([2]))]
    let why =
      alone == [[.saved], [.loaded([2])]]
      ? """
      Two saves and two loads were in progress, and \(given.count) answers came. Nothing is \
      cancelled here: the screen did everything that was tapped.
      """
      : earlier
    #expect(given == [.saved, .saved, .loaded([2]), .loaded([2])], "\(why)")
    withExtendedLifetime(token) {}
  }

  @Test("After the same taps, both apps show the same, and have the same on the disk") func same() {
    struct Seen: Equatable {
      var app: App
      var disk: [Int]?
    }
    let report = compare(
      subject: Subject<Seen, AppAction, Never> {
        let memory = Memory()
        let viewStore = ViewStore(
          Store(initialState: App(), reducer: appReducer, environment: memory.disk)
        )
        return .init(
          state: { Seen(app: viewStore.state, disk: memory.saved) },
          send: { action in
            viewStore.send(action)
            return []
          }
        )
      },
      reference: Subject<Seen, AppAction, Never> {
        let screen = Before.Screen()
        return .init(
          state: { Seen(app: screen.app, disk: screen.disk) },
          send: { action in
            screen.send(action)
            return []
          }
        )
      },
      law: "after the same taps, both apps show the same, and have the same on the disk",
      actions: Generator { _, draw in
        switch draw.int(in: 0...7) {
        case 0: .counter(.incrementTapped)
        case 1: .counter(.decrementTapped)
        case 2...3: .favorites(.addTapped(draw.int(in: 1...3)))
        case 4: .favorites(.removeTapped(draw.int(in: 1...3)))
        case 5...6: .favorites(.saveTapped)
        default: .favorites(.loadTapped)
        }
      },
      scripts: 40
    )
    if report.failure != nil { Issue.record("\(report)") }
  }
}
