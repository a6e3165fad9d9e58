// Where files are stored: on the disk, or in a test's memory. A test that wrote to the disk would
// find what the last run left there.
//
// The names are from swift-sharing 2.x.

import Foundation

/// Reads, writes and watches files.
public struct FileStorage: Sendable {
  let id: FileStorageID
  /// The file's content; nil if there is no file.
  var load: @Sendable (URL) throws -> Data?
  /// Replaces the file: at any moment there is either the old one or the new one.
  let save: @Sendable (Data, URL) throws -> Void
  /// Renames the file to an unused name, such as `settings.damaged.json`.
  let moveDamagedFile: @Sendable (URL) throws -> Void
  /// Calls the closure whenever the file may have changed, from any thread.
  var watch: @Sendable (URL, @escaping @Sendable () -> Void) -> SharedSubscription
  /// The clock that delays the next write; nil to write every change.
  var clock: (any Clock<Duration>)?
  /// Calls the closure when the app goes to the background or ends.
  let onAppTermination: @Sendable (@escaping @Sendable () -> Void) -> SharedSubscription

  /// The disk.
  public static var fileSystem: Self {
    Self(
      id: .disk,
      load: { url in
        do {
          return try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
          return nil
        }
      },
      save: { data, url in
        try createDirectory(of: url)
        try data.write(to: url, options: .atomic)
      },
      moveDamagedFile: { try moveDamagedFileOnDisk($0) },
      watch: { url, onChange in
        try? createDirectory(of: url)
        return watchFile(at: url, onChange)
      },
      clock: ContinuousClock(),
      onAppTermination: { AppTermination.subscribe($0) }
    )
  }

  /// Files in memory, not on the disk. Empty at first.
  public static var inMemory: Self {
    inMemory(fileSystem: LockIsolated([:]))
  }

  /// Files in a dictionary, not on the disk, where a test can look at them.
  ///
  /// - Parameter clock: The clock that delays the next write; nil to write every change.
  public static func inMemory(
    fileSystem: LockIsolated<[URL: Data]>,
    clock: (any Clock<Duration>)? = nil
  ) -> Self {
    inMemory(fileSystem: fileSystem, clock: clock, onAppTermination: { _ in SharedSubscription {} })
  }

  static func inMemory(
    fileSystem: LockIsolated<[URL: Data]>,
    clock: (any Clock<Duration>)?,
    onAppTermination: @escaping @Sendable (@escaping @Sendable () -> Void) -> SharedSubscription
  ) -> Self {
    Self(
      id: .memory(ObjectIdentifier(fileSystem)),
      load: { url in fileSystem.withValue { $0[url] } },
      save: { data, url in fileSystem.withValue { $0[url] = data } },
      moveDamagedFile: { url in
        fileSystem.withValue { files in
          let other = damagedNames(of: url).first { files[$0] == nil }!
          files[other] = files.removeValue(forKey: url)
        }
      },
      watch: { _, _ in SharedSubscription {} },
      clock: clock,
      onAppTermination: onAppTermination
    )
  }
}

extension FileStorage: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

enum FileStorageID: Hashable, Sendable {
  case disk
  case memory(ObjectIdentifier)
}

extension DependencyValues {
  /// The storage of shared values in files. Each test has its own, in memory.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependencyKey.self] }
    set { self[FileStorageDependencyKey.self] = newValue }
  }
}

private enum FileStorageDependencyKey: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}

private func createDirectory(of url: URL) throws {
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
}

/// Names for a damaged file: `settings.damaged.json`, `settings.damaged-2.json`, …
private func damagedNames(of url: URL) -> some Sequence<URL> {
  let suffix = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
  let base = url.deletingPathExtension().path
  return (1...).lazy.map { number in
    URL(fileURLWithPath: "\(base).damaged\(number == 1 ? "" : "-\(number)")\(suffix)")
  }
}

private func moveDamagedFileOnDisk(_ url: URL) throws {
  for other in damagedNames(of: url) {
    do {
      return try FileManager.default.moveItem(at: url, to: other)
    } catch CocoaError.fileWriteFileExists {
      continue
    } catch CocoaError.fileNoSuchFile, CocoaError.fileReadNoSuchFile {
      return  // The damaged file no longer exists.
    }
  }
}
