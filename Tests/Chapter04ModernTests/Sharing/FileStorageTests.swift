// R4.24c: nothing is lost, whatever happens.

import Diagnostics
import Foundation
import Testing

@testable import Chapter04Modern

@Suite(.timeLimit(.minutes(5))) struct FileStorageTests {
  let url = URL(fileURLWithPath: "/nowhere/numbers.json")
  let files = LockIsolated<[URL: Data]>([:])

  func numbers(_ url: URL? = nil) -> [Int]? {
    files.value[url ?? self.url].flatMap { try? JSONDecoder().decode([Int].self, from: $0) }
  }

  @Test("What waits is written when the value is released, even while its key is retained")
  func writtenAtTheEnd() {
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files, clock: TestClock())
    } operation: {
      // As the watcher of a file holds it, for a moment, on a thread of its own.
      let key: FileStorageKey<[Int]> = .fileStorage(url)
      do {
        @Shared(key) var value: [Int] = []
        $value.withLock { $0 = [1] }
        $value.withLock { $0 = [2] }
        #expect(numbers() == [1])
      }
      withExtendedLifetime(key) { #expect(numbers() == [2]) }
    }
  }

  @Test("A watched file that becomes unreadable is reported, before it is set aside")
  @MainActor func becomesDamaged() async {
    struct Unreadable: Error {}
    let isReadable = LockIsolated(true)
    let onChange = LockIsolated<@Sendable () -> Void>({})
    var storage = FileStorage.inMemory(fileSystem: files)
    storage.watch = { _, closure in
      onChange.setValue(closure)
      return SharedSubscription {}
    }
    let load = storage.load
    storage.load = { url in
      guard isReadable.value else { throw Unreadable() }
      return try load(url)
    }
    await withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      @Shared(.fileStorage(url)) var value = [7]
      $value.withLock { $0 = [1] }
      isReadable.setValue(false)
      let issues = await reported { for _ in 1...2 { onChange.value() } }
      #expect(issues.count == 1)
      #expect($value.loadError != nil)
      #expect(value == [1])
    }
  }

  @Test("A file may have a form of one's own")
  func ownForm() {
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let key: FileStorageKey<String> = .fileStorage(
        url,
        decode: { String(decoding: $0, as: UTF8.self) },
        encode: { Data($0.utf8) }
      )
      @Shared(key) var text = ""
      $text.withLock { $0 = "hello" }
      #expect(files.value[url] == Data("hello".utf8))
    }
  }

  @Test("Two storages are two places")
  func twoStorages() {
    func shared() -> Shared<[Int]> {
      withDependencies {
        $0.defaultFileStorage = .inMemory
      } operation: {
        Shared(wrappedValue: [], .fileStorage(url))
      }
    }
    let (first, second) = (shared(), shared())
    first.withLock { $0 = [1] }
    #expect(second.wrappedValue == [])
  }

  // R4.24c
  @Test("Writes are at most one a second; the last value is written at the end of it")
  func coalesced() async {
    let clock = TestClock()
    await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files, clock: clock)
    } operation: {
      @Shared(.fileStorage(url)) var value: [Int] = []
      $value.withLock { $0 = [1] }
      #expect(numbers() == [1])
      $value.withLock { $0 = [2] }
      $value.withLock { $0 = [3] }
      await clock.advance(by: .milliseconds(999))
      #expect(numbers() == [1])
      await clock.advance(by: .milliseconds(1))
      await settled { numbers() == [3] }
      $value.withLock { $0 = [4] }
      #expect(numbers() == [3], "the second second")
      await clock.advance(by: .seconds(1))
      await settled { numbers() == [4] }
      await clock.advance(by: .seconds(2))
    }
  }

  @Test(
    "What waits to be written is written when the app goes away, is asked to, or loses the value"
  )
  @MainActor func pending() async throws {
    let clock = TestClock()
    let appTermination = LockIsolated<@Sendable () -> Void>({})
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files, clock: clock) { closure in
        appTermination.setValue(closure)
        return SharedSubscription { appTermination.setValue({}) }
      }
    } operation: {
      do {
        @Shared(.fileStorage(url)) var value: [Int] = []
        $value.withLock { $0 = [1] }
        $value.withLock { $0 = [2] }
        appTermination.value()
        #expect(numbers() == [2])
        $value.withLock { $0 = [3] }
        try await $value.save()
        #expect(numbers() == [3])
        $value.withLock { $0 = [4] }
        try await $value.load()
        #expect(value == [4])
        #expect(numbers() == [4])
        $value.withLock { $0 = [5] }
        #expect(numbers() == [4])
      }
      #expect(numbers() == [5])
    }
  }

  @Test(
    "The app goes away when its screens say so",
    arguments: ["UIApplicationWillResignActive", "NSApplicationWillTerminate"]
  )
  func notifications(_ name: String) {
    let count = LockIsolated(0)
    let subscription = AppTermination.subscribe { count.withValue { $0 += 1 } }
    // Another case of this test tells this one's subscription, too.
    let notification = Notification(name: Notification.Name("\(name)Notification"))
    NotificationCenter.default.post(notification)
    #expect(count.value >= 1)
    subscription.cancel()
    let before = count.value
    NotificationCenter.default.post(notification)
    #expect(count.value == before)
  }

  // R4.24c
  @Test(
    "A file that can't be parsed is left, reported once, and set aside before it is overwritten"
  )
  @MainActor func damaged() async {
    files.setValue([url: Data("damaged".utf8)])
    await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let shared = LockIsolated<Shared<[Int]>?>(nil)
      expect(
        await reported { shared.setValue(Shared(wrappedValue: [7], .fileStorage(url))) },
        at: #line - 1,
        "couldn't load its value"
      )
      let value = shared.value!
      #expect(value.loadError is DecodingError)
      #expect(value.wrappedValue == [7])
      #expect(files.value == [url: Data("damaged".utf8)])
      let other = URL(fileURLWithPath: "/nowhere/numbers.damaged.json")
      value.withLock { $0 = [1] }
      #expect(files.value[other] == Data("damaged".utf8))
      #expect(numbers() == [1])
      value.withLock { $0 = [2] }
      #expect(files.value.count == 2)
    }
  }

  @Test("A file that is set aside never replaces another one")
  @MainActor func damagedTwice() async {
    let other = URL(fileURLWithPath: "/nowhere/numbers.damaged.json")
    files.setValue([url: Data("second".utf8), other: Data("first".utf8)])
    await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      _ = await reported {
        let value = Shared(wrappedValue: [7], .fileStorage(url))
        value.withLock { $0 = [1] }
      }
      #expect(files.value[other] == Data("first".utf8))
      let second = URL(fileURLWithPath: "/nowhere/numbers.damaged-2.json")
      #expect(files.value[second] == Data("second".utf8))
    }
  }
}

/// Waits until something is so that a task of nobody's brings about.
func settled(_ isSo: @escaping @Sendable () -> Bool) async {
  while !isSo() { await Task.yield() }
}
