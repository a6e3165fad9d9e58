import Chapter04Modern
import Chapter04SyncUps
import Foundation
import IssueTesting
import Testing

@Suite("The list of sync-ups") @MainActor struct SyncUpsListTests {
  let files = LockIsolated<[URL: Data]>([:])

  func store() -> TestStoreOf<SyncUpsList> {
    TestStore(initialState: SyncUpsList.State()) {
      SyncUpsList()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    }
  }

  var saved: [SyncUp]? {
    files.value[SyncUpsFile.testValue.url].flatMap {
      try? JSONDecoder().decode([SyncUp].self, from: $0)
    }
  }

  @Test("A new sync-up is in the list and in the file")
  func adding() async {
    let store = store()
    let new = SyncUp(id: UUID(1), attendees: [Attendee(id: UUID(0))])
    await store.send(.addTapped) { $0.form = SyncUpForm.State(new) }
    await store.send(\.form.saveTapped) { $0.form?.problem = .noTitle }
    var syncUp = new
    syncUp.title = "Stand-up 🧍"
    syncUp.attendees[id: UUID(0)]?.name = "Jürgen"
    await store.send(.form(.presented(.set(\.syncUp, syncUp)))) {
      $0.form?.syncUp = syncUp
      $0.form?.problem = nil
    }
    await store.send(\.form.saveTapped)
    await store.receive(\.form.delegate) { $0.$syncUps.withLock { $0 = [syncUp] } }
    await store.receive(\.form.dismiss) { $0.form = nil }
    #expect(saved == [syncUp])
    #expect(store.state.problem == nil)
  }

  @Test("A form that is swiped away adds nothing")
  func swipedAway() async {
    let store = store()
    await store.send(.addTapped) {
      $0.form = SyncUpForm.State(SyncUp(id: UUID(1), attendees: [Attendee(id: UUID(0))]))
    }
    await store.send(\.form.dismiss) { $0.form = nil }
    #expect(saved == nil)
  }

  @Test("A file that can't be read has a sentence, and is kept beside the new one")
  func damagedFile() async throws {
    let damaged = Data("[{".utf8)
    files.setValue([SyncUpsFile.testValue.url: damaged])
    var made: TestStoreOf<SyncUpsList>?
    expectReport("sync-ups.json") { made = store() }
    let list = try #require(made)
    #expect(list.state.problem?.contains("couldn't be read") == true)
    list.state.$syncUps.withLock { $0 = [.standup] }
    list.assert { $0.$syncUps.withLock { $0 = [.standup] } }
    #expect(saved == [.standup])
    #expect(files.value.values.contains(damaged))
  }

  @Test("A folder that can't be written has a sentence; the sync-ups stay, and are saved later")
  func unwritable() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: folder)  // A file is in the place of the folder.
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("sync-ups.json")
    var made: StoreOf<SyncUpsList>?
    expectReport("sync-ups.json") {
      made = Store(initialState: SyncUpsList.State()) {
        SyncUpsList()
      } withDependencies: {
        $0.defaultFileStorage = .fileSystem
        $0[SyncUpsFile.self].url = file
      }
    }
    let store = try #require(made)
    expectReport("sync-ups.json") {
      store.state.$syncUps.withLock { $0 = [.standup] }
    }
    #expect(store.state.problem?.contains("couldn't be saved") == true)
    await store.send(.saveAgainTapped).finish()
    #expect(store.state.problem?.contains("couldn't be saved") == true)
    try FileManager.default.removeItem(at: folder)
    await store.send(.saveAgainTapped).finish()
    #expect(store.state.problem == nil)
    #expect(store.syncUps == [.standup])
    #expect(try JSONDecoder().decode([SyncUp].self, from: Data(contentsOf: file)) == [.standup])
  }
}
