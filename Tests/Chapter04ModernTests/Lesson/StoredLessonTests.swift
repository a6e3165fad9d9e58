import Chapter04Modern
import Foundation
import Testing

// The code of the page "Shared state that is kept", failures included.

// snippet.key
extension SharedKey where Self == FileStorageKey<[Int]>.Default {
  static var favorites: Self {
    Self[.fileStorage(URL(fileURLWithPath: "/data/favorites.json")), default: []]
  }
}
// snippet.end

enum StoredLessonTests {
  // MARK: - By hand

  private struct ByHand: Reducer {
    enum Action {
      case saveTapped(Int)
      case removeTapped(Int)
    }
    let disk: LockIsolated<[Int]>

    // snippet.byHand
    func reduce(into favorites: inout [Int], action: Action) -> Effect<Action> {
      switch action {
      case .saveTapped(let number):
        favorites.append(number)
        return .run { [favorites] _ in disk.setValue(favorites) }
      case .removeTapped(let number):
        favorites.removeAll { $0 == number }
        return .none
      }
    }
    // snippet.end
  }

  @Suite("By hand") @MainActor struct ByHandTests {
    @Test("A change that forgets to save comes back after the next start") func forgotten() async {
      let disk = LockIsolated<[Int]>([])
      // snippet.forgotten
      let store = Store(initialState: [Int]()) { ByHand(disk: disk) }
      await store.send(.saveTapped(7)).finish()
      await store.send(.removeTapped(7)).finish()
      #expect(disk.value == [7])  // removed, and back tomorrow
      // snippet.end
    }
  }

  // MARK: - Kept

  // snippet.Favorites
  struct Favorites: Reducer {
    struct State: Equatable {
      @Shared(.favorites) var favorites
    }

    enum Action: Equatable {
      case saveTapped(Int)
      case removeTapped(Int)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .saveTapped(let number):
        state.$favorites.withLock { $0.append(number) }
      case .removeTapped(let number):
        state.$favorites.withLock { $0.removeAll { $0 == number } }
      }
      return .none
    }
  }
  // snippet.end

  @Suite("Kept") @MainActor struct KeptTests {
    @Test("Each change is saved, wherever it is made") func kept() throws {
      // snippet.kept
      let files = LockIsolated<[URL: Data]>([:])
      let store = withDependencies {
        $0.defaultFileStorage = .inMemory(fileSystem: files)
      } operation: {
        Store(initialState: Favorites.State()) { Favorites() }
      }
      store.send(.saveTapped(7))
      store.send(.removeTapped(7))
      #expect(files.value.values.first == Data("[]".utf8))
      // snippet.end
    }

    @Test("A test touches no disk, and begins with nothing") func test() async {
      // snippet.test
      let store = TestStore(initialState: Favorites.State()) { Favorites() }
      await store.send(.saveTapped(7)) { $0.$favorites.withLock { $0 = [7] } }
      // snippet.end
    }

    @Test("The same key is the same value") func sameKey() {
      // snippet.sameKey
      @Shared(.inMemory("visits")) var visits = 0
      @Shared(.inMemory("visits")) var again = 100
      $visits.withLock { $0 += 1 }
      #expect(again == 1)
      // snippet.end
    }

    @Test("A value that can't be loaded leaves what there is, and says why") func damaged() async {
      let url = URL(fileURLWithPath: "/data/favorites.json")
      let files = LockIsolated<[URL: Data]>([url: Data("[7, ".utf8)])
      let issues = await reported {
        withDependencies {
          $0.defaultFileStorage = .inMemory(fileSystem: files)
        } operation: {
          // snippet.damaged
          @Shared(.favorites) var favorites
          #expect(favorites == [])
          #expect($favorites.loadError != nil)
          // snippet.end
        }
      }
      #expect(issues.count == 1)
    }
  }

  // MARK: - A key of one's own

  // snippet.ProcessVariableKey
  struct ProcessVariableKey: SharedReaderKey {
    let name: String
    var id: String { name }

    func load(context: LoadContext<String>, continuation: LoadContinuation<String>) {
      if let value = ProcessInfo.processInfo.environment[name] {
        continuation.resume(returning: value)
      } else {
        continuation.resumeReturningInitialValue()
      }
    }

    func subscribe(
      context: LoadContext<String>,
      subscriber: SharedSubscriber<String>
    ) -> SharedSubscription {
      SharedSubscription {}  // It doesn't change while the program runs.
    }
  }
  // snippet.end

  @Test("A place of one's own is one type") static func ownKey() {
    // snippet.ownKey
    @SharedReader(ProcessVariableKey(name: "PRIMETIME_NOT_SET")) var server = "none"
    #expect(server == "none")
    // snippet.end
  }
}
