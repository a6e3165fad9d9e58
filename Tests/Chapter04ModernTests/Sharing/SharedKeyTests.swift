// Rules 24 and 24d: keys of one's own, and what can go wrong with them.

import Diagnostics
import Dispatch
import Foundation
import Testing

@testable import Chapter04Core
@testable import Chapter04Modern

extension SharedReaderKey where Self == SharedKeyTests.TableKey {
  fileprivate static var inTable: Self { Self() }
}

@Suite(.timeLimit(.minutes(5))) struct SharedKeyTests {
  /// A key whose value is kept nowhere.
  struct TableKey: EmptyKey, Hashable {}

  struct Failure: Error, Equatable { var what = "" }

  /// A server that does as a test says.
  final class Server: Sendable {
    struct State: Sendable {
      var value: Int?
      var failure: Failure?
      var saved: [Int] = []
      var contexts: [SaveContext] = []
      var subscribers: [SharedSubscriber<Int>] = []
      var loads: [LoadContinuation<Int>] = []
      var isSlow = false
      var cancelled = 0
    }
    let state = LockIsolated(State())
  }

  struct Key: SharedKey {
    let server: Server
    var id: ObjectIdentifier { ObjectIdentifier(server) }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      let result: Result<Int?, any Error>? = server.state.withValue { state in
        if state.isSlow {
          state.loads.append(continuation)
          return nil
        }
        return state.failure.map { .failure($0) } ?? .success(state.value)
      }
      if let result { continuation.resume(with: result) }
    }

    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      server.state.withValue { $0.subscribers.append(subscriber) }
      return SharedSubscription { server.state.withValue { $0.cancelled += 1 } }
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      let failure = server.state.withValue { state in
        if state.failure == nil { state.saved.append(value) }
        state.contexts.append(context)
        return state.failure
      }
      if let failure { continuation.resume(throwing: failure) } else { continuation.resume() }
    }
  }

  @Test(
    "A key loads the value once, saves each change in order, and hands on what comes from elsewhere"
  )
  func key() {
    let server = Server()
    server.state.withValue { $0.value = 5 }
    do {
      @Shared(Key(server: server)) var value = 0
      @SharedReader(Key(server: server)) var reader = 0
      #expect(value == 5)
      for _ in 1...3 { $value.withLock { $0 += 1 } }
      #expect(server.state.saved == [6, 7, 8])
      #expect(server.state.contexts == [.didSet, .didSet, .didSet])
      #expect(server.state.subscribers.count == 1)

      server.state.subscribers[0].yield(100)
      #expect(value == 100)
      #expect(reader == 100)
      #expect(server.state.saved == [6, 7, 8], "what came from there isn't sent back")
      server.state.subscribers[0].yieldReturningInitialValue()
      #expect(value == 0)
    }
    #expect(server.state.cancelled == 1)
    #expect(SharedReferences.current.count == 0)
  }

  @Test("While a value is loaded, the first one is shown, and a screen can say so")
  func loading() {
    let server = Server()
    server.state.withValue { $0.isSlow = true }
    @Shared(Key(server: server)) var value = 7
    #expect(value == 7)
    #expect($value.isLoading)
    server.state.loads[0].resume(returning: 8)
    #expect(value == 8)
    #expect(!$value.isLoading)
  }

  /// A key that fetches its value when it is subscribed to, as one for a server might.
  private struct FetchingKey: SharedReaderKey {
    let server: Server
    var id: ObjectIdentifier { ObjectIdentifier(server) }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resumeReturningInitialValue()
    }

    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      server.state.withValue { $0.subscribers.append(subscriber) }
      subscriber.yieldLoading()
      return SharedSubscription {}
    }
  }

  @Test("What a subscription is loading counts as loading until it ends, whatever `load` finds")
  func loadingSubscription() async throws {
    let server = Server()
    @SharedReader(FetchingKey(server: server)) var value = 7
    #expect($value.isLoading)
    try await $value.load()
    #expect($value.isLoading)
    server.state.subscribers[0].yield(8)
    #expect(!$value.isLoading)
    #expect(value == 8)
    server.state.subscribers[0].yieldLoading()
    #expect($value.isLoading)
    server.state.subscribers[0].yieldLoading(false)
    #expect(!$value.isLoading)
  }

  // R4.24d
  @Test(
    "A failed load is reported, is there to show, and leaves the value; the next one that succeeds clears it"
  )
  @MainActor func loadError() async throws {
    let server = Server()
    server.state.withValue { $0.failure = Failure(what: "offline") }
    let shared = LockIsolated<Shared<Int>?>(nil)
    expect(
      await reported { shared.setValue(Shared(wrappedValue: 7, Key(server: server))) },
      at: #line - 1,
      "couldn't load its value",
      "offline"
    )
    let value = try #require(shared.value)
    #expect(value.loadError as? Failure == Failure(what: "offline"))
    #expect(value.wrappedValue == 7)
    await #expect(throws: Failure(what: "offline")) { try await value.load() }
    server.state.withValue {
      $0.failure = nil
      $0.value = 8
    }
    try await value.load()
    #expect(value.loadError == nil)
    #expect(value.wrappedValue == 8)
  }

  // R4.24d
  @Test(
    "A failed save is reported, is there to show, and leaves the change; the next one that succeeds clears it"
  )
  @MainActor func saveError() async throws {
    let server = Server()
    let value = Shared(wrappedValue: 7, Key(server: server))
    let line = #line - 1
    server.state.withValue { $0.failure = Failure(what: "full") }
    expect(
      await reported { value.withLock { $0 = 8 } },
      at: line,
      "couldn't save its value",
      "full"
    )
    #expect(value.saveError as? Failure == Failure(what: "full"))
    #expect(value.wrappedValue == 8)
    await #expect(throws: Failure(what: "full")) { try await value.save() }
    server.state.withValue { $0.failure = nil }
    try await value.save()
    #expect(value.saveError == nil)
    #expect(server.state.saved == [8])
    #expect(server.state.contexts.last == .userInitiated)
  }

  @Test("A value that a watcher reads doesn't overwrite one that is set in the meantime")
  func newerLocalValue() {
    let server = Server()
    let value = Shared(wrappedValue: 0, Key(server: server))
    server.state.subscribers[0].yield(reading: { done in
      // Nothing waits for a read to end, whatever a key does in it.
      onAnotherThread { value.withLock { $0 = 2 } }
      done(.success(1))
    })
    #expect(value.wrappedValue == 2)
    #expect(server.state.saved == [2])
  }

  @Test("A loaded value doesn't overwrite one that is set before it arrives, or right after that")
  func newerThanLoaded() async throws {
    let server = Server()
    let value = Shared(wrappedValue: 0, Key(server: server))
    server.state.withValue { $0.isSlow = true }
    async let isLoaded: Void = value.load()
    while server.state.loads.isEmpty { await Task.yield() }
    value.withLock { $0 = 1 }
    server.state.loads[0].resume(returning: 5)
    try await isLoaded
    #expect(value.wrappedValue == 1)
    #expect(!value.isLoading)

    async let isLoadedAgain: Void = value.load()
    while server.state.loads.count < 2 { await Task.yield() }
    server.state.loads[1].resume(returning: 6)
    value.withLock { $0 += 1 }
    try await isLoadedAgain
    #expect(value.wrappedValue == 7)
    #expect(server.state.saved == [1, 7])
  }

  @Test("A loaded value doesn't overwrite a newer one that the key has passed on meanwhile")
  func newerThanLoadedFromElsewhere() async throws {
    let server = Server()
    let value = Shared(wrappedValue: 0, Key(server: server))
    server.state.withValue { $0.isSlow = true }
    async let isLoaded: Void = value.load()
    while server.state.loads.isEmpty { await Task.yield() }
    server.state.subscribers[0].yield(6)
    server.state.loads[0].resume(returning: 5)
    try await isLoaded
    #expect(value.wrappedValue == 6)
  }

  /// A key whose value changes elsewhere as soon as it is loaded.
  struct BusyKey: EmptyKey {
    let id = UUID()
    let value = LockIsolated(1)
    let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resume(returning: value.value)
      value.setValue(value.value + 1)
      subscriber.value?.yield(value.value)
    }
    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      self.subscriber.setValue(subscriber)
      return SharedSubscription {}
    }
  }

  @Test("A change right after the first load is noticed")
  func changeAfterLoad() {
    @Shared(BusyKey()) var value = 0
    #expect(value == 2)
  }

  @Test("A save without a problem redraws no screen that shows what can go wrong")
  @MainActor func quietSave() async {
    let server = Server()
    let value = Shared(wrappedValue: 0, Key(server: server))
    let isNotified = LockIsolated(false)
    withObservationTracking {
      _ = (value.isLoading, value.loadError, value.saveError)
    } onChange: {
      isNotified.setValue(true)
    }
    value.withLock { $0 = 1 }
    #expect(!isNotified.value)
    server.state.withValue { $0.failure = Failure() }
    _ = await reported { value.withLock { $0 = 2 } }
    #expect(isNotified.value)
  }

  @Test("A value that is required is loaded first, and missing or failing it is an error")
  func require() async throws {
    let server = Server()
    await #expect(throws: SharedValueMissing.self) {
      try await Shared(require: Key(server: server))
    }
    server.state.withValue { $0.failure = Failure() }
    await #expect(throws: Failure.self) { try await SharedReader(require: Key(server: server)) }
    server.state.withValue {
      $0.failure = nil
      $0.value = 3
    }
    #expect(try await Shared(require: Key(server: server)).wrappedValue == 3)
  }

  @Test("A shared value can go over to another key")
  func otherKey() async throws {
    let (first, second) = (Server(), Server())
    second.state.withValue { $0.value = 2 }
    @SharedReader(Key(server: first)) var value = 1
    #expect(value == 1)
    try await $value.load(Key(server: second))
    #expect(value == 2)
    #expect(first.state.cancelled == 1)
  }

  /// A key that resumes as often as a test says.
  struct CarelessKey: EmptyKey {
    let times: Int
    let id = UUID()

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      for number in 0..<times { continuation.resume(returning: number) }
    }
    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      for _ in 0..<times { continuation.resume() }
    }
  }

  @Test(
    "A key that resumes never, or twice, is reported, and nobody waits forever",
    .timeLimit(.minutes(1)),
    arguments: [(0, "without resuming it"), (2, "a second time")]
  )
  @MainActor func careless(_ times: Int, _ words: String) async throws {
    let shared = LockIsolated<Shared<Int>?>(nil)
    let issues = await reported {
      shared.setValue(Shared(wrappedValue: 7, CarelessKey(times: times)))
    }
    #expect(issues.map { $0.message.contains(words) } == [true])
    let value = try #require(shared.value)
    #expect(value.wrappedValue == (times == 0 ? 7 : 0))
    #expect(!value.isLoading)
    let later = await reported {
      try await value.load()
      try await value.save()
    }
    #expect(later.map { $0.message.contains(words) } == [true, true])
  }

  @Test("All that read a key at the same time get the same value")
  func race() {
    let areSame = LockIsolated(true)
    let references = SharedReferences.current
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      withDependencies {
        $0[SharedReferencesKey.self] = references
      } operation: {
        for _ in 1...2_000 {
          let (one, two) = (Shared(wrappedValue: 0, .inTable), Shared(wrappedValue: 0, .inTable))
          if one.source.identity != two.source.identity { areSame.setValue(false) }
        }
      }
    }
    #expect(areSame.value)
    #expect(references.count == 0)
  }

  /// A key whose subscription ends only after the next load, or after a while.
  struct SlowlyEndingKey: EmptyKey {
    let id = UUID()
    let steps = LockIsolated<[String]>([])
    let isEnding = DispatchSemaphore(value: 0)
    let isLoaded = DispatchSemaphore(value: 0)

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      steps.withValue { $0.append("loaded") }
      isLoaded.signal()
      continuation.resumeReturningInitialValue()
    }
    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      SharedSubscription {
        isEnding.signal()
        _ = isLoaded.wait(timeout: .now() + .milliseconds(50))
        steps.withValue { $0.append("ended") }
      }
    }
  }

  @Test("A value isn't loaded while another thread is still saving the last one under its key")
  func endOnAnotherThread() {
    let key = SlowlyEndingKey()
    let first = LockIsolated<Shared<Int>?>(Shared(wrappedValue: 0, key))
    key.isLoaded.wait()
    Thread { first.setValue(nil) }.start()
    key.isEnding.wait()
    _ = Shared(wrappedValue: 0, key)
    #expect(key.steps.value.prefix(3) == ["loaded", "ended", "loaded"])
  }

  @Test("Several threads may read shared values while a closure is observed")
  func readsOnThreads() {
    let values = (0..<100).map { SharedReference($0) }
    let reads = SharedReads()
    DispatchQueue.concurrentPerform(iterations: 1_000) { reads.note(values[$0 % 100]) }
    #expect(!reads.haveChanged)
  }

  @Test("What a closure computes from a shared value follows it")
  func read() {
    let numbers = Shared(value: [1])
    let count = numbers.read { $0.count }
    numbers.withLock { $0 += [2] }
    #expect(count.wrappedValue == 2)
    #expect(count.read { "\($0)" }.wrappedValue == "2")
  }
}

@Suite(.timeLimit(.minutes(5))) struct AppStorageTests {
  enum Size: Int, Sendable {
    case small = 1
    case large
  }

  @Test("A value of any type that the user's defaults can keep is kept in them")
  func types() throws {
    @Dependency(\.defaultAppStorage) var store
    @Shared(.appStorage("bool")) var bool = false
    @Shared(.appStorage("int")) var int = 0
    @Shared(.appStorage("double")) var double = 0.0
    @Shared(.appStorage("string")) var string = ""
    @Shared(.appStorage("url")) var url = URL(fileURLWithPath: "/a")
    @Shared(.appStorage("data")) var data = Data()
    @Shared(.appStorage("date")) var date = Date(timeIntervalSince1970: 0)
    @Shared(.appStorage("size")) var size = Size.small
    @Shared(.appStorage("maybe")) var maybe: Int?
    @Shared(.appStorage("maybeSize")) var maybeSize: Size?
    $bool.withLock { $0 = true }
    $int.withLock { $0 = 1 }
    $double.withLock { $0 = 1.5 }
    $string.withLock { $0 = "a" }
    $url.withLock { $0 = URL(fileURLWithPath: "/b") }
    $data.withLock { $0 = Data([1]) }
    $date.withLock { $0 = Date(timeIntervalSince1970: 1) }
    $size.withLock { $0 = .large }
    $maybe.withLock { $0 = 3 }
    $maybeSize.withLock { $0 = .large }
    func expect<Value: Equatable>(_ value: Value, under key: String) {
      #expect(store.object(forKey: key) as? Value == value, "\(key)")
    }
    expect(true, under: "bool")
    expect(1, under: "int")
    expect(1.5, under: "double")
    expect("a", under: "string")
    #expect(url == URL(fileURLWithPath: "/b"))
    expect(Data([1]), under: "data")
    expect(Date(timeIntervalSince1970: 1), under: "date")
    expect(2, under: "size")
    expect(3, under: "maybe")
    expect(2, under: "maybeSize")
    $maybe.withLock { $0 = nil }
    #expect(store.object(forKey: "maybe") == nil)
  }

  @Test("What is in the user's defaults is found there, and a change by others is noticed")
  func changes() {
    @Dependency(\.defaultAppStorage) var store
    store.set(5, forKey: "int")
    @Shared(.appStorage("int")) var int = 0
    #expect(int == 5)
    store.set(6, forKey: "int")
    #expect(int == 6)
    store.set(1, forKey: "other")
    #expect(int == 6)
    store.removeObject(forKey: "int")
    #expect(int == 0)
  }

  // R4.24b
  @Test("A test begins with empty defaults")
  func fresh() { beginEmpty() }

  @Test("So does another one, whichever comes first")
  func freshToo() { beginEmpty() }

  private func beginEmpty() {
    @Dependency(\.defaultAppStorage) var store
    #expect(store.object(forKey: "number") == nil)
    @Shared(.appStorage("number")) var number = 1
    $number.withLock { $0 += 1 }
    #expect(store.object(forKey: "number") as? Int == 2)
  }

  @Test("Nil is kept like any other value, whatever the first value is")
  func keepsNil() {
    @Shared(.appStorage("name")) var name: String? = "Blob"
    $name.withLock { $0 = "Blob Jr." }
    $name.withLock { $0 = nil }
    #expect(name == nil)
  }

  @Test("A change from outside is noticed even if both values have the same description")
  func sameDescription() {
    @Dependency(\.defaultAppStorage) var store
    @Shared(.appStorage("data")) var data = Data([1, 2, 3])
    @Shared(.appStorage("date")) var date = Date(timeIntervalSince1970: 0)
    $data.withLock { $0 = Data([7, 8, 9]) }
    $date.withLock { $0 = Date(timeIntervalSince1970: 0.002) }
    store.set(Data([4, 5, 6]), forKey: "data")
    store.set(Date(timeIntervalSince1970: 0.001), forKey: "date")
    #expect(data == Data([4, 5, 6]))
    #expect(date == Date(timeIntervalSince1970: 0.001))
  }

  @Test(
    "A URL is kept as the system keeps it",
    arguments: ["file:///a/b", "https://a.b/c?d=e"]
  )
  func url(_ string: String) throws {
    let store = try #require(UserDefaults(suiteName: "AppStorageTests-\(UUID())"))
    let url = try #require(URL(string: string))
    withDependencies {
      $0.defaultAppStorage = store
    } operation: {
      @Shared(.appStorage("url")) var shared: URL?
      $shared.withLock { $0 = url }
      #expect(store.url(forKey: "url") == url)
      // Foundation on Linux can set only those of files.
      let other = URL(fileURLWithPath: "/c")
      store.set(other, forKey: "other")
      @Shared(.appStorage("other")) var found: URL?
      #expect(found == other)
    }
    for key in ["url", "other"] { store.removeObject(forKey: key) }
  }

  @Test("The first value is written when there is none yet")
  func writesTheFirst() {
    @Dependency(\.defaultAppStorage) var store
    @Shared(.appStorage("int")) var int = 5
    #expect(store.object(forKey: "int") as? Int == 5)
  }

  enum Theme: String, Codable, Sendable { case light, dark }
  enum Level: Int, Codable, Sendable {
    case one = 1
    case two
  }

  @Test("A value with a raw value is kept as that, even if it is encodable")
  func rawValueFirst() {
    @Dependency(\.defaultAppStorage) var store
    store.set("dark", forKey: "theme")
    store.set(2, forKey: "maybeLevel")
    @Shared(.appStorage("theme")) var theme = Theme.light
    @Shared(.appStorage("maybeLevel")) var maybeLevel: Level?
    @Shared(AppStorageKey<Level>.Default[.appStorage("level"), default: .one]) var level
    #expect(theme == .dark)
    #expect(maybeLevel == .two)
    $theme.withLock { $0 = .light }
    $level.withLock { $0 = .two }
    $maybeLevel.withLock { $0 = .one }
    #expect(store.object(forKey: "theme") as? String == "light")
    #expect(store.object(forKey: "level") as? Int == 2)
    #expect(store.object(forKey: "maybeLevel") as? Int == 1)
  }

  @Test("What can't be read stays stored, and is an error, until the value is set")
  @MainActor func unreadable() async {
    struct Settings: Codable, Equatable, Sendable { var isOn = false, size = 1 }
    @Dependency(\.defaultAppStorage) var store
    let old = Data(#"{"isOn":true}"#.utf8)
    for key in ["settings", "maybeSettings"] { store.set(old, forKey: key) }
    store.set("blue", forKey: "theme")
    store.set("many", forKey: "count")
    store.set("few", forKey: "maybeCount")
    func check<Value: Equatable & Sendable>(
      _ key: AppStorageKey<Value>,
      _ name: String,
      _ first: Value
    ) async {
      func stored() -> String { "\(store.object(forKey: name) ?? "nothing")" }
      let before = stored()
      let shared = LockIsolated<Shared<Value>?>(nil)
      let issues = await reported { shared.setValue(Shared(wrappedValue: first, key)) }
      let value = Shared(wrappedValue: first, key)
      #expect(issues.map { $0.message.contains("couldn't load its value") } == [true], "\(name)")
      #expect(value.wrappedValue == first, "\(name)")
      #expect(value.loadError != nil, "\(name)")
      #expect(stored() == before, "\(name)")
      value.withLock { $0 = first }
      #expect(value.loadError == nil, "\(name)")
      #expect(stored() != before, "\(name)")
    }
    await check(.appStorage("settings"), "settings", Settings())
    await check(.appStorage("maybeSettings"), "maybeSettings", Settings?.none)
    await check(.appStorage("theme"), "theme", Theme.light)
    await check(.appStorage("count"), "count", 0)
    await check(.appStorage("maybeCount"), "maybeCount", Int?.none)
  }

  @Test("A value that can't be encoded is a save error, and what is stored stays")
  @MainActor func notEncodable() async {
    @Dependency(\.defaultAppStorage) var store
    struct Ratio: Codable, Sendable { var value: Double }
    @Shared(.appStorage("ratio")) var ratio = Ratio(value: 1)
    let shared = $ratio
    let stored = store.object(forKey: "ratio") as? Data
    _ = await reported { shared.withLock { $0.value = .infinity } }
    #expect(shared.saveError != nil)
    #expect(store.object(forKey: "ratio") as? Data == stored)
  }

  @Test("An encodable value is kept as data")
  func codable() throws {
    struct Settings: Codable, Equatable, Sendable { var isOn = false }
    @Dependency(\.defaultAppStorage) var store
    @Shared(.appStorage("settings")) var settings = Settings()
    @Shared(.appStorage("maybe")) var maybe: Settings?
    $settings.withLock { $0.isOn = true }
    $maybe.withLock { $0 = Settings() }
    let data = try #require(store.object(forKey: "settings") as? Data)
    #expect(try JSONDecoder().decode(Settings.self, from: data) == Settings(isOn: true))
    #expect(maybe == Settings())
    $maybe.withLock { $0 = nil }
    #expect(store.object(forKey: "maybe") == nil)
  }
}
