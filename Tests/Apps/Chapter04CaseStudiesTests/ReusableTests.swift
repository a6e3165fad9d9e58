import Chapter04CaseStudies
import Chapter04Modern
import Testing

@Suite("A heart") @MainActor struct FavoritingTests {
  func store(
    isFavorite: Bool = false,
    save: @escaping @Sendable (Int, Bool) async throws -> Bool
  ) -> TestStoreOf<Favoriting<Int>> {
    TestStore(initialState: Favoriting.State(id: 7, isFavorite: isFavorite)) {
      Favoriting(save: save)
    }
  }

  @Test("It immediately shows what the user wants, and is saved")
  func saving() async {
    let store = store { id, isFavorite in id == 7 && isFavorite }
    await store.send(.tapped) { $0.isFavorite = true }
    await store.receive(.saved(isFavorite: true)) { $0.isSavedAsFavorite = true }
  }

  @Test("What the server says counts")
  func refused() async {
    let store = store { _, _ in false }
    await store.send(.tapped) { $0.isFavorite = true }
    await store.receive(.saved(isFavorite: false)) { $0.isFavorite = false }
  }

  @Test("It goes back to what is saved when that fails, and says so", arguments: [true, false])
  func failing(isFavorite: Bool) async {
    let store = store(isFavorite: isFavorite) { _, _ in throw OfflineError() }
    await store.send(.tapped) { $0.isFavorite = !isFavorite }
    await store.receive(.failed) {
      $0.isFavorite = isFavorite
      $0.alert = .notSaved
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("The last of several taps counts")
  func severalTaps() async {
    let store = store { _, isFavorite in
      if isFavorite { try await never() }
      return isFavorite
    }
    await store.send(.tapped) { $0.isFavorite = true }
    await store.send(.tapped) { $0.isFavorite = false }
    await store.receive(.saved(isFavorite: false))
  }
}

@Suite("A download") @MainActor struct DownloadingTests {
  let shares = AsyncThrowingStream<Double, any Error>.makeStream()

  func store(mode: DownloadMode = .none) -> TestStoreOf<Downloading<Int>> {
    TestStore(initialState: Downloading.State(id: 7, mode: mode)) {
      Downloading { [stream = shares.stream] _ in stream }
    }
  }

  @Test("It starts, goes on and is finished")
  func whole() async {
    let store = store()
    await store.send(.tapped) { $0.mode = .starting }
    shares.continuation.yield(0.5)
    await store.receive(.progressed(0.5)) { $0.mode = .downloading(0.5) }
    shares.continuation.finish()
    await store.receive(.finished) { $0.mode = .downloaded }
  }

  @Test("It is stopped after a confirmation")
  func stopping() async {
    let store = store()
    await store.send(.tapped) { $0.mode = .starting }
    await store.send(.tapped) { $0.alert = .stop }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.tapped) { $0.alert = .stop }
    await store.send(\.alert.stopConfirmed) {
      $0.alert = nil
      $0.mode = .none
    }
    shares.continuation.yield(0.5)
  }

  @Test("When it finishes, the confirmation to stop it is closed")
  func tooLate() async {
    let store = store()
    await store.send(.tapped) { $0.mode = .starting }
    await store.send(.tapped) { $0.alert = .stop }
    shares.continuation.finish()
    await store.receive(.finished) {
      $0.mode = .downloaded
      $0.alert = nil
    }
  }

  @Test("It says that it failed, and can begin again")
  func failing() async {
    let store = store()
    await store.send(.tapped) { $0.mode = .starting }
    shares.continuation.finish(throwing: OfflineError())
    await store.receive(.failed) {
      $0.mode = .none
      $0.alert = .failed
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("It is deleted after a confirmation")
  func deleting() async {
    let store = store(mode: .downloaded)
    await store.send(.tapped) { $0.alert = .delete }
    await store.send(\.alert.deleteConfirmed) {
      $0.alert = nil
      $0.mode = .none
    }
  }
}

@Suite("A list of guides") @MainActor struct GuidesTests {
  @Test("Each row has a heart and a download of its own")
  func rows() async {
    let store = TestStore(initialState: Guides.State()) {
      Guides()
    } withDependencies: {
      $0[GuideClient.self].favorite = { title, isFavorite in
        #expect(title == "東京")
        return isFavorite
      }
      $0[GuideClient.self].download = { title in
        #expect(title == "Zürich")
        return AsyncThrowingStream { try await never() }
      }
    }
    await store.send(\.guides[id: "東京"].favoriting.tapped) {
      $0.guides[id: "東京"]?.favoriting.isFavorite = true
    }
    await store.receive(\.guides[id: "東京"].favoriting.saved, true) {
      $0.guides[id: "東京"]?.favoriting.isSavedAsFavorite = true
    }
    await store.send(\.guides[id: "Zürich"].downloading.tapped) {
      $0.guides[id: "Zürich"]?.downloading.mode = .starting
    }
    await store.send(\.guides[id: "Zürich"].downloading.tapped) {
      $0.guides[id: "Zürich"]?.downloading.alert = .stop
    }
    await store.send(\.guides[id: "Zürich"].downloading.alert.stopConfirmed) {
      $0.guides[id: "Zürich"]?.downloading.alert = nil
      $0.guides[id: "Zürich"]?.downloading.mode = .none
    }
  }
}

/// Waits until it is cancelled.
func never() async throws -> Never {
  for await _ in AsyncStream<Never>.makeStream().stream {}
  throw CancellationError()
}
