import Chapter04Modern
import Testing

@MainActor @Suite struct SyncFavoritesTests {
  /// The requests and the actions that follow from this action, and when, in milliseconds. The
  /// device takes 200 ms to load and the server 100; they save in 300 and 500 ms, unless `saving`
  /// says otherwise. The device has no favourites, the server 2, 3 and 5, and after a sync both 7.
  private func log(
    _ action: Favorites.Action,
    of primes: [Int] = [7],
    saving: [Place: Int] = [.device: 300, .server: 500]
  ) async -> [String] {
    let clock = TestClock()
    let start = clock.now
    let log = LockIsolated<[Int: [String]]>([:])
    @Sendable func note(_ event: String) {
      let time = Int(start.duration(to: clock.now) / .milliseconds(1))
      log.withValue { $0[time, default: []].append(event) }
    }
    let store = TestStore(initialState: Favorites.State(primes: primes)) {
      CombineReducers {
        Favorites()
        Reduce<Favorites.State, Favorites.Action> { _, action in
          switch action {
          case .loaded(let primes): note("loaded \(primes)")
          case .saved(let place): note("saved on \(place)")
          case .loadTapped, .saveTapped, .syncTapped: break
          }
          return .none
        }
      }
    } withDependencies: {
      $0[FavoritesClient.self] = FavoritesClient(
        load: { place in
          note("loads from \(place)")
          try? await clock.sleep(for: .milliseconds(place == .device ? 200 : 100))
          return action == .syncTapped ? primes : place == .device ? [] : [2, 3, 5]
        },
        save: { primes, place in
          note("saves \(primes) on \(place)")
          try? await clock.sleep(for: .milliseconds(saving[place]!))
        }
      )
    }
    store.exhaustivity = .off
    await store.send(action)
    await clock.advance(by: .seconds(60))
    await store.skipReceivedActions(strict: false)
    // At one time, a response comes before the next request, and two requests come in any order.
    return log.value.sorted { $0.key < $1.key }.map { time, events in
      let (responses, requests) = (
        events.filter { $0.contains("ed ") }, events.filter { !$0.contains("ed ") }
      )
      return "\(time): " + (responses.sorted() + requests.sorted()).joined(separator: ", ")
    }
  }

  @Test("Loading sends what the device has, and then what the server has")
  func load() async throws {
    let log = await log(.loadTapped)
    let expected = [
      "0: loads from device", "200: loaded [], loads from server", "300: loaded [2, 3, 5]",
    ]
    try #require(log == expected, "The device takes 200 ms, and has nothing. The server takes 100.")
  }

  @Test("Both places save at the same time, and each is reported as soon as it is done")
  func save() async throws {
    let log = await log(.saveTapped)
    let expected = [
      "0: saves [7] on device, saves [7] on server", "300: saved on device", "500: saved on server",
    ]
    try #require(log == expected, "The device takes 300 ms to save, and the server 500.")
    let fast = await self.log(.saveTapped, of: [], saving: [.device: 500, .server: 200]).last
    try #require(fast == "500: saved on device", "No favourites. The server takes 200 ms.")
  }

  @Test("A sync loads when both places have saved") func sync() async throws {
    let log = await log(.syncTapped)
    let expected = [
      "0: saves [7] on device, saves [7] on server", "300: saved on device",
      "500: saved on server, loads from device", "700: loaded [7], loads from server",
      "800: loaded [7]",
    ]
    try #require(
      log == expected,
      "The device saves in 300 ms and loads in 200, the server in 500 and 100. Both have 7."
    )
  }
}
