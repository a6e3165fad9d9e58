import Chapter03Effects
import Chapter03PrimeTime
import Dispatch
import Testing

@Suite struct FavoritePrimesTests {
  private let scheduler = DispatchQueue.test

  private func store(
    _ primes: [Int],
    _ favorites: FavoritesClient = .mock
  ) -> TestStore<FavoritePrimesState, FavoritePrimesAction, FavoritePrimesEnvironment> {
    TestStore(
      initialState: FavoritePrimesState(primes: primes),
      reducer: favoritePrimesReducer,
      environment: FavoritePrimesEnvironment(
        favorites: favorites,
        mainQueue: scheduler.eraseToAnyScheduler()
      )
    )
  }

  @Test("Saving gives the list to the client, and says how many were saved") func save() {
    let saved = Locked<[[Int]]>([])
    let client = FavoritesClient(
      load: { .failing("load") },
      save: { primes in
        .result {
          saved.withLock { $0.append(primes) }
          return .success(primes)
        }
      }
    )
    store([2, 3], client).assert(
      .send(.saveTapped) { $0.storage = .saving },
      .do { scheduler.advance() },
      .receive(.saveResponse(.success([2, 3]))) { $0.storage = .saved([2, 3]) }
    )
    #expect(saved.withLock { $0 } == [[2, 3]])
  }

  @Test("Loading replaces the list with what was saved") func load() {
    store([5]).assert(
      .send(.loadTapped) { $0.storage = .loading },
      .do { scheduler.advance() },
      .receive(.loadResponse(.success([2, 31]))) {
        $0.primes = [2, 31]
        $0.storage = .loaded([2, 31])
      }
    )
  }

  @Test("A failure is shown and leaves the list unchanged") func failure() {
    let client = FavoritesClient(
      load: { Effect(error: .damaged(setAsideAs: "favorites.damaged.json")) },
      save: { _ in Effect(error: .unwritable("The disk is full.")) }
    )
    store([5], client).assert(
      .send(.loadTapped) { $0.storage = .loading },
      .do { scheduler.advance() },
      .receive(.loadResponse(.failure(.damaged(setAsideAs: "favorites.damaged.json")))) {
        $0.storage = .failed(.damaged(setAsideAs: "favorites.damaged.json"))
      },
      .send(.saveTapped) { $0.storage = .saving },
      .do { scheduler.advance() },
      .receive(.saveResponse(.failure(.unwritable("The disk is full.")))) {
        $0.storage = .failed(.unwritable("The disk is full."))
      }
    )
  }

  @Test("While the file is in use, saving and loading do nothing") func busy() {
    store([5]).assert(
      .send(.saveTapped) { $0.storage = .saving },
      .send(.loadTapped),
      .send(.saveTapped),
      .do { scheduler.advance() },
      .receive(.saveResponse(.success([5]))) { $0.storage = .saved([5]) }
    )
  }

  @Test(
    "The screen says how saving or loading went, in 40 columns",
    arguments: [
      (.saving, ["Saving…"]), (.loading, ["Loading…"]),
      (.saved([2]), ["Saved 1 favourite"]), (.loaded([2]), ["Loaded 1 favourite"]),
      (.failed(.nothingSaved), ["Nothing was saved yet."]),
      (
        .failed(.damaged(setAsideAs: "favorites.damaged.json")),
        ["The file was damaged and is now called", "favorites.damaged.json. Try again."]
      ),
      (
        .failed(.unwritable("The disk is full.")),
        ["The favourites could not be saved: The", "disk is full."]
      ),
      (
        .failed(.unreadable("No permission.")),
        ["The favourites could not be read: No", "permission."]
      ),
    ] as [(FavoritePrimesState.Storage, [String])]
  )
  func screen(storage: FavoritePrimesState.Storage, lines: [String]) {
    let panel = favoritePrimesPanel(FavoritePrimesState(primes: [2], storage: storage))
    let texts = panel.screen[5...].prefix { !$0.isEmpty }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(texts == lines)
    #expect(panel.screen.allSatisfy { $0.count <= 40 })
    let isOffered = panel.action(forKey: "s", at: noon) == .saveTapped
    #expect(isOffered == (storage != .saving && storage != .loading))
    #expect(isOffered == (panel.action(forKey: "l", at: noon) == .loadTapped))
  }
}
