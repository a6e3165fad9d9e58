// R4.24c on the disk: real files, other processes, and a sudden end.

import Diagnostics
import Dispatch
import Foundation
import Testing

@testable import Chapter04Modern

@Suite(.timeLimit(.minutes(5))) struct FileSystemTests {
  let directory: URL
  var url: URL { directory.appendingPathComponent("numbers.json") }

  init() {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("FileSystemTests-\(UUID())")
  }

  func withFiles(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Void
  ) async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try await operation()
    }
  }

  @Test("A value is saved on the disk, in a directory that is made for it, and found there")
  func basics() async throws {
    try await withFiles {
      do {
        @Shared(.fileStorage(url)) var value: [Int] = []
        $value.withLock { $0 = [1] }
        try #expect(JSONDecoder().decode([Int].self, from: Data(contentsOf: url)) == [1])
        $value.withLock { $0 = [2] }
      }
      @Shared(.fileStorage(url)) var value: [Int] = []
      #expect(value == [2])
    }
  }

  // R4.24c
  @Test("A change that another process makes is noticed: written, replaced, removed")
  func otherProcess() async throws {
    try await withFiles {
      @Shared(.fileStorage(url)) var value: [Int] = []
      let shared = $value
      for (command, expected) in [
        ("echo '[1]' > numbers.json", [1]),
        ("echo '[2]' > other && mv other numbers.json", [2]),
        ("rm numbers.json", []),
        ("echo '[3]' > numbers.json", [3]),
      ] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = directory
        try process.run()
        await settled { shared.wrappedValue == expected }
      }
    }
  }

  @Test("A change that waits isn't written any more if another program removes the file")
  func removedMeanwhile() async throws {
    let clock = TestClock()
    try await withFiles {
      try await withDependencies {
        $0.defaultFileStorage.clock = clock
      } operation: {
        @Shared(.fileStorage(url)) var value: [Int] = []
        let shared = $value
        $value.withLock { $0 = [1] }
        $value.withLock { $0 = [2] }
        try FileManager.default.removeItem(at: url)
        await settled { shared.wrappedValue == [] }
        await clock.advance(by: .seconds(2))
        #expect(!FileManager.default.fileExists(atPath: url.path))
      }
    }
  }

  @Test("A directory that is replaced is still watched")
  func replacedDirectory() async throws {
    try await withFiles {
      @Shared(.fileStorage(url)) var value: [Int] = []
      let shared = $value
      let old = directory.appendingPathExtension("old")
      defer { try? FileManager.default.removeItem(at: old) }
      try FileManager.default.moveItem(at: directory, to: old)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      for number in 1...2 {
        try Data("[\(number)]".utf8).write(to: url)
        await settled { shared.wrappedValue == [number] }
      }
    }
  }

  @Test("A change is noticed even if there are more than the system keeps")
  func overflow() async throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let (isBusy, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let calls = LockIsolated(0)
    let subscription = watchFile(at: url) {
      isBusy.signal()
      if calls.withValue({ calls in
        calls += 1
        return calls == 1
      }) {
        mayGoOn.wait()
      }
    }
    try Data().write(to: url)
    isBusy.wait()
    // The watcher is busy now. Two names in turn, since equal events in a row count as one.
    for number in 1...20_000 {
      close(open(directory.appendingPathComponent("\(number % 2)").path, O_CREAT | O_WRONLY, 0o600))
    }
    try Data().write(to: url)
    mayGoOn.signal()
    isBusy.wait()
    subscription.cancel()
  }

  @Test("A file that can't be read is set aside before it is overwritten")
  @MainActor func damaged() async throws {
    try await withFiles {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try Data("damaged".utf8).write(to: url)
      let issues = await reported {
        let value = Shared(wrappedValue: [7], .fileStorage(url))
        value.withLock { $0 = [1] }
      }
      #expect(issues.count == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(names.sorted() == ["numbers.damaged.json", "numbers.json"])
    }
  }

  // R4.24c
  @Test("A value that couldn't be saved can be saved once the obstacle is removed")
  @MainActor func inTheWay() async throws {
    try await withFiles {
      try Data().write(to: directory)  // A file is where the directory should be.
      var value: Shared<[Int]>?
      let issues = await reported {
        value = Shared(wrappedValue: [], .fileStorage(url))
        value?.withLock { $0 = [1] }
      }
      #expect(issues.count == 2)
      let numbers = try #require(value)
      #expect(numbers.saveError != nil)
      try FileManager.default.removeItem(at: directory)
      try await numbers.save()
      #expect(numbers.saveError == nil)
      try #expect(JSONDecoder().decode([Int].self, from: Data(contentsOf: url)) == [1])
    }
  }
}
