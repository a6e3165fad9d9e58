import Chapter03Effects
import Chapter03PrimeTime
import Chapter03Testing
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct JSONFileTests {
  private let folder: TemporaryFolder
  private let url: URL
  private let file: JSONFile<[Int]>

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("favorites.json")
    file = JSONFile(url: url)
  }

  @Test(
    "What was saved is loaded, even by another value for that file; missing folders are made"
  )
  func roundTrip() async throws {
    let deep = folder.file("a/b/favorites.json")
    for list in [[2, 3, 5], [], [7]] {
      #expect(await JSONFile(url: deep).save(list).outcome() == .success([list]))
      #expect(await JSONFile<[Int]>(url: deep).load().outcome() == .success([list]))
    }
  }

  @Test("Loading after saving returns what was saved, even if it starts immediately") func inOrder()
    async
  {
    let both = Effect.concatenate(
      file.save([2]).fireAndForget(),
      .merge(file.save([3]).fireAndForget(), file.load())
    )
    #expect(await both.outcome() == .success([[3]]))
  }

  @Test("A missing file is an error, not an empty list") func missing() async throws {
    #expect(await file.load().outcome() == .failure(.nothingSaved))
    #expect(try folder.names == [])
  }

  @Test(
    "A damaged file is an error, and is kept under a name that no other has",
    arguments: ["", "[2, 3", "{}", "[\"two\"]", "\u{0}"]
  )
  func damaged(text: String) async throws {
    for name in ["favorites.damaged.json", "favorites.damaged-2.json", "favorites.damaged-3.json"] {
      let content = text + String(repeating: " ", count: name.count)
      try content.write(to: url, atomically: false, encoding: .utf8)
      #expect(await file.load().outcome() == .failure(.damaged(setAsideAs: name)))
      #expect(try String(contentsOf: folder.file(name), encoding: .utf8) == content)
      #expect(await file.load().outcome() == .failure(.nothingSaved))
    }
    #expect(try folder.names.count == 3)
  }

  @Test("Saving over a damaged file sets the file aside and reports it")
  func savingOverDamaged() async throws {
    try "[2, 3".write(to: url, atomically: false, encoding: .utf8)
    let name = "favorites.damaged.json"
    #expect(await file.save([5]).outcome() == .failure(.damaged(setAsideAs: name)))
    #expect(try String(contentsOf: folder.file(name), encoding: .utf8) == "[2, 3")
    #expect(await file.save([5]).outcome() == .success([[5]]))
    #expect(await file.load().outcome() == .success([[5]]))
  }

  @Test("Reading during a save never sees half a file, and no other file is left over")
  func atomic() async throws {
    let lists = [Array(1...5_000), [2]]
    _ = await file.save(lists[0]).outcome()
    let other = JSONFile<[Int]>(url: url)
    let saving: [Effect<[Int], StorageError>] = (1...20).map {
      file.save(lists[$0 % 2]).fireAndForget()
    }
    let loading = (1...20).map { _ in other.load() }
    let loaded = try await Effect.merge(saving + loading).outcome().get()
    #expect(loaded.count == 20)
    #expect(loaded.allSatisfy(lists.contains))
    #expect(try folder.names == ["favorites.json"])
  }

  @Test("What the system refuses is reported with its reason, and nothing changes") func refused()
    async throws
  {
    // A folder that exists, but that nobody can write into.
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("gone").path,
      withDestinationPath: "nowhere"
    )
    let inside = JSONFile<[Int]>(url: folder.file("gone/favorites.json"))
    guard case .failure(.unwritable(let reason)) = await inside.save([2]).outcome() else {
      Issue.record("it was saved")
      return
    }
    #expect(!reason.isEmpty)

    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for effect in [file.load(), file.save([2])] {
      guard case .failure(.unreadable(let reason)) = await effect.outcome() else {
        Issue.record("a folder was read")
        return
      }
      #expect(!reason.isEmpty)
    }
    #expect(try folder.names == ["favorites.json", "gone"])
  }

  @Test("An error's message is a sentence about what was to be saved or loaded") func messages() {
    #expect(
      StorageError.unwritable("The disk is full.").message(about: "The todos")
        == "The todos could not be saved: The disk is full."
    )
  }
}
