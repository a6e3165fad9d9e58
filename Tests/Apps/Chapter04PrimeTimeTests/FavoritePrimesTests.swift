import Chapter04Modern
import Chapter04PrimeTime
import Foundation
import Testing

@Suite("The favourites") @MainActor struct FavoritePrimesTests {
  func favorites(
    _ primes: [Int] = [2, 3, 5],
    file: PrimeTime.FavoritesClient = .testValue
  ) -> TestStoreOf<PrimeTime.FavoritePrimes> {
    TestStore(initialState: PrimeTime.FavoritePrimes.State(primes: Shared(value: primes))) {
      PrimeTime.FavoritePrimes()
    } withDependencies: {
      $0[PrimeTime.FavoritesClient.self] = file
    }
  }

  @Test("Deleting takes the rows at the offsets, and leaves out those outside the list")
  func deleting() async {
    let store = favorites()
    await store.send(\.deleteFavoritePrimes, [0, 2, 9, -1]) {
      $0.$primes.withLock { $0 = [3] }
    }
    await store.send(\.deleteFavoritePrimes, [7])
  }

  @Test("They are saved, and loaded again") func roundTrip() async {
    let saved = LockIsolated<[Int]>([])
    let store = favorites(
      file: .init(load: { saved.value }, save: { saved.setValue($0) })
    )
    await store.send(\.saveTapped) { $0.storage = .saving }
    await store.receive(\.saveResponse.success) { $0.storage = .saved([2, 3, 5]) }
    await store.send(\.deleteFavoritePrimes, [0, 1, 2]) {
      $0.$primes.withLock { $0 = [] }
    }
    await store.send(\.loadTapped) { $0.storage = .loading }
    await store.receive(\.loadResponse.success) {
      $0.$primes.withLock { $0 = [2, 3, 5] }
      $0.storage = .loaded([2, 3, 5])
    }
  }

  @Test("What is saved is what was there at the key, and it is one save or load at a time")
  func oneAtATime() async {
    let (permits, permit) = AsyncStream.makeStream(of: Void.self)
    let saved = LockIsolated<[[Int]]>([])
    let store = favorites(
      file: .init(
        load: unimplemented("load"),
        save: { primes in
          for await _ in permits { break }
          saved.withValue { $0.append(primes) }
        }
      )
    )
    await store.send(\.saveTapped) { $0.storage = .saving }
    #expect(store.state.panel.action(for: "s") == nil)
    await store.send(\.deleteFavoritePrimes, [0]) {
      $0.$primes.withLock { $0 = [3, 5] }
    }
    await store.send(\.saveTapped)
    await store.send(\.loadTapped)
    permit.yield()
    await store.receive(\.saveResponse, .success([2, 3, 5])) { $0.storage = .saved([2, 3, 5]) }
    #expect(saved.value == [[2, 3, 5]])
  }

  @Test(
    "A failure is shown, and the list stays as it is",
    arguments: [
      PrimeTime.StorageError.nothingSaved, .damaged(setAsideAs: "x"), .unreadable("a"),
      .unwritable("b"),
    ]
  )
  func failure(error: PrimeTime.StorageError) async {
    let store = favorites(file: .init(load: { throw error }, save: { _ in throw error }))
    await store.send(\.loadTapped) { $0.storage = .loading }
    await store.receive(\.loadResponse.failure, error) { $0.storage = .failed(error) }
    #expect(store.state.panel.lines.joined().contains(error.message.prefix(20)))
    await store.send(\.saveTapped) { $0.storage = .saving }
    await store.receive(\.saveResponse.failure, error) { $0.storage = .failed(error) }
  }

  @Test("An error of another kind says what was to be done and why it was not") func unforeseen()
    async
  {
    let error = NSError(domain: "", code: 1, userInfo: [NSLocalizedDescriptionKey: "No disk"])
    let store = favorites(file: .init(load: { throw error }, save: { _ in throw error }))
    await store.send(\.loadTapped) { $0.storage = .loading }
    await store.receive(\.loadResponse.failure) { $0.storage = .failed(.unreadable("No disk")) }
    await store.send(\.saveTapped) { $0.storage = .saving }
    await store.receive(\.saveResponse.failure) { $0.storage = .failed(.unwritable("No disk")) }
  }
}

@Suite("The file of favourites") struct FavoritesFileTests {
  private let folder = TemporaryFolder()
  private var file: URL { folder.url.appending(path: "new/favorites.json") }
  private var client: PrimeTime.FavoritesClient { .live(file: file) }

  private var names: [String] {
    let folder = file.deletingLastPathComponent().path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test("Loads what was saved last, by anyone") func roundTrip() async throws {
    try await client.save([3, 2, 3])
    try await client.save([2])
    #expect(try await client.load() == [2])
    #expect(names == ["favorites.json"])
  }

  @Test("Says when there is no file") func nothing() async throws {
    await #expect(throws: PrimeTime.StorageError.nothingSaved) { try await client.load() }
  }

  @Test("A damaged file is set aside, by loading and by saving, and none is ever lost")
  func damaged() async throws {
    try await client.save([2])
    for text in ["[2, ", "", "{}"] {
      try Data(text.utf8).write(to: file)
      await #expect(throws: PrimeTime.StorageError.self) {
        if text.isEmpty { try await client.save([3]) } else { _ = try await client.load() }
      }
    }
    #expect(
      names == [
        "favorites.damaged-2.json", "favorites.damaged-3.json", "favorites.damaged.json",
      ]
    )
    try await client.save([5])
    #expect(try await client.load() == [5])
    let first = file.deletingLastPathComponent().appending(path: "favorites.damaged.json")
    #expect(try String(contentsOf: first, encoding: .utf8) == "[2, ")
  }

  @Test("A place where nothing can be written is an error with the reason") func unwritable()
    async throws
  {
    let notAFolder = folder.url.appending(path: "file")
    try Data().write(to: notAFolder)
    let client = PrimeTime.FavoritesClient.live(file: notAFolder.appending(path: "favorites.json"))
    do {
      try await client.save([2])
      Issue.record("It was saved below a file.")
    } catch PrimeTime.StorageError.unwritable(let reason) {
      #expect(!reason.isEmpty)
    } catch PrimeTime.StorageError.unreadable(let reason) {
      #expect(!reason.isEmpty)
    }
  }
}

/// A folder that goes away with the test.
private final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
