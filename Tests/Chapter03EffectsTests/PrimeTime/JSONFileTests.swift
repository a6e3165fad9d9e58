import Chapter03Effects
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct JSONFileTests {
  private let folder: TemporaryFolder
  private let url: URL
  private let file: JSONFile<[Int]>

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("favorites.json")
    file = JSONFile(url: url)
  }

  @Test(
    "What was saved is loaded, by another one for that file too, in a folder that is made for it"
  )
  func roundTrip() async throws {
    let deep = folder.file("a/b/favorites.json")
    for list in [[2, 3, 5], [], [7]] {
      #expect(await JSONFile(url: deep).save(list).events() == [.value(list), .finished])
      #expect(await JSONFile<[Int]>(url: deep).load().events() == [.value(list), .finished])
    }
  }

  @Test("Loading after saving gives what was saved, also if it is started at once") func inOrder()
    async
  {
    let both = Effect.concatenate(
      file.save([2]).fireAndForget(),
      .merge(file.save([3]).fireAndForget(), file.load())
    )
    #expect(await both.events() == [.value([3]), .finished])
  }

  @Test("A file that isn't there is no list, and not an empty one") func missing() async throws {
    #expect(await file.load().events() == [.end(.failure(.nothingSaved))])
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
      #expect(await file.load().events() == [.end(.failure(.damaged(setAsideAs: name)))])
      #expect(try String(contentsOf: folder.file(name), encoding: .utf8) == content)
      #expect(await file.load().events() == [.end(.failure(.nothingSaved))])
    }
    #expect(try folder.names.count == 3)
  }

  @Test("Saving doesn't write over a damaged file: it is set aside first, and that is said")
  func savingOverDamaged() async throws {
    try "[2, 3".write(to: url, atomically: false, encoding: .utf8)
    let name = "favorites.damaged.json"
    #expect(await file.save([5]).events() == [.end(.failure(.damaged(setAsideAs: name)))])
    #expect(try String(contentsOf: folder.file(name), encoding: .utf8) == "[2, 3")
    #expect(await file.save([5]).events() == [.value([5]), .finished])
    #expect(await file.load().events() == [.value([5]), .finished])
  }

  @Test("Nobody who reads while it is saved sees half a file, and nothing else is left behind")
  func atomic() async throws {
    let lists = [Array(1...20_000), [2]]
    _ = await file.save(lists[0]).events()
    let other = JSONFile<[Int]>(url: url)
    let saving: [Effect<[Int], StorageError>] = (1...50).map {
      file.save(lists[$0 % 2]).fireAndForget()
    }
    let loading = (1...50).map { _ in other.load() }
    let events = await Effect.merge(saving + loading).events()
    #expect(events.count == 51)
    #expect(events.dropLast().allSatisfy { lists.map(Event.value).contains($0) })
    #expect(try folder.names == ["favorites.json"])
  }

  @Test("What the system refuses is an error with its reason, and nothing changes") func refused()
    async throws
  {
    // A folder that is there, and into which nothing can be written, whoever tries.
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("gone").path,
      withDestinationPath: "nowhere"
    )
    let inside = JSONFile<[Int]>(url: folder.file("gone/favorites.json"))
    guard case .end(.failure(.unwritable(let reason))) = await inside.save([2]).events().last else {
      Issue.record("it was saved")
      return
    }
    #expect(!reason.isEmpty)

    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for effect in [file.load(), file.save([2])] {
      guard case .end(.failure(.unreadable(let reason))) = await effect.events().last else {
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
