import Chapter04Modern
import Testing

@MainActor @Suite struct ThreeErrorsTests {
  /// The requests, the responses and what was shared, and when, in milliseconds. The response to a
  /// larger number comes sooner: to 2 after 800 ms, to 7 after 300. Sharing takes 100.
  private func log(
    _ action: Facts.Action,
    from state: Facts.State = Facts.State(),
    on device: String = "Ada",
    cancelledAt end: Int? = nil
  ) async -> [String] {
    let clock = TestClock()
    let start = clock.now
    let log = LockIsolated<[Int: [String]]>([:])
    @Sendable func note(_ event: String) {
      let time = Int(start.duration(to: clock.now) / .milliseconds(1))
      log.withValue { $0[time, default: []].append(event) }
    }
    let phone = Device(name: "A phone")
    let store = TestStore(initialState: state) {
      CombineReducers {
        Facts(device: phone)
        Reduce<Facts.State, Facts.Action> { state, action in
          switch action {
          case .factReceived: note("shows \(state.fact ?? "nothing")")
          case .factsReceived:
            let facts = state.facts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            note("shows \(facts.joined(separator: ", "))")
          case .shareTapped: MainActor.assumeIsolated { phone.rename(to: device) }
          case .factTapped, .allTapped: break
          }
          return .none
        }
      }
    } withDependencies: {
      $0[FactClient.self] = FactClient(
        fetch: { number in
          note("requests \(number)")
          try? await clock.sleep(for: .milliseconds(1000 - 100 * number))
          return "\(number)!"
        },
        share: { text in
          try? await clock.sleep(for: .milliseconds(100))
          note(Task.isCancelled ? "cancelled" : "shared \(text)")
        }
      )
    }
    store.exhaustivity = .off
    let task = await store.send(action)
    if let end {
      await clock.advance(by: .milliseconds(end))
      await task.cancel()
    }
    await clock.advance(by: .seconds(60))
    await store.skipReceivedActions(strict: false)
    return log.value.sorted { $0.key < $1.key }.map { time, events in
      "\(time): " + events.sorted().joined(separator: "; ")
    }
  }

  @Test("Fact: the response is shown") func fact() async throws {
    let logs = await [log(.factTapped), log(.factTapped, from: Facts.State(number: 3))]
    try #require(
      logs == [["0: requests 7", "300: shows 7!"], ["0: requests 3", "700: shows 3!"]],
      "Fact was tapped at 7, and then at 3."
    )
  }

  /// Two of these three favourites have a fact already.
  private let known = Facts.State(favorites: [6, 5, 1], facts: [5: "old", 1: "old"])

  @Test("All: the client is called with all favourites at the same time")
  func together() async throws {
    let requests = await log(.allTapped).first
    try #require(requests == "0: requests 2; requests 3; requests 5", "The favourites: 2, 3 and 5.")
    let again = await log(.allTapped, from: known).first
    try #require(
      again == "0: requests 1; requests 5; requests 6",
      "The favourites are 6, 5 and 1. The state has facts for 5 and 1 already."
    )
  }

  @Test("All: the facts are shown together, each with its number") func all() async throws {
    let shown = await log(.allTapped).dropFirst()
    try #require(
      shown == ["800: shows 2: 2!, 3: 3!, 5: 5!"],
      "The responses to 5, 3 and 2, the favourites, come after 500, 700 and 800 ms."
    )
    let none = await log(.allTapped, from: Facts.State(favorites: [], facts: [5: "old"]))
    try #require(none == ["0: shows "], "There are no favourites. The state has a fact for 5.")
  }

  @Test("Share: the number is shared in the name of the device") func share() async throws {
    let logs = await [
      log(.shareTapped),
      log(.shareTapped, from: Facts.State(number: 3), on: "Blob"),
    ]
    try #require(
      logs == [["100: shared 7, from Ada"], ["100: shared 3, from Blob"]],
      "Share was tapped at 7, and at 3. After the tap, the phone was renamed Ada or Blob."
    )
  }

  @Test("Share: cancelling the effect ends the sharing") func cancel() async throws {
    let log = await log(.shareTapped, cancelledAt: 50)
    try #require(log == ["50: cancelled"], "Sharing takes 100 ms. It was cancelled after 50.")
  }
}
