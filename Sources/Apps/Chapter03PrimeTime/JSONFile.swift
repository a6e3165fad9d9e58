// The naive way to keep a value in a file loses it in three ways: a crash while writing leaves half
// a file; a file that can't be understood is taken for an empty one, and the next save writes over
// it; and a failure is printed where nobody looks.

import Chapter03Effects
import Dispatch
import Foundation

/// A value in a file of its own.
///
/// Reading and writing happen on a queue, one after the other in the order in which the effects
/// were started, and the effects give their values there. Cancelled, they still read or write.
public struct JSONFile<Value: Codable & Sendable>: Sendable {
  private let url: URL
  private let queue = DispatchQueue(label: "JSONFile")

  /// A value in the file at `url`, which needn't exist yet.
  public init(url: URL) {
    self.url = url
  }

  /// Gives the value that was saved last.
  @Sendable public func load() -> Effect<Value, StorageError> {
    .future { callback in
      queue.async { callback(read()) }
    }
  }

  private func read() -> Result<Value, StorageError> {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return .failure(.nothingSaved)
    } catch {
      return .failure(.unreadable(error.localizedDescription))
    }
    do {
      return .success(try JSONDecoder().decode(Value.self, from: data))
    } catch {
      return .failure(setAside())
    }
  }

  /// Gives the file a name that no other has. It isn't deleted: somebody may make sense of it.
  private func setAside() -> StorageError {
    let base = url.deletingPathExtension().path
    var number = 1
    while true {
      let suffix = number == 1 ? "damaged" : "damaged-\(number)"
      let other = URL(fileURLWithPath: "\(base).\(suffix).\(url.pathExtension)")
      do {
        try FileManager.default.moveItem(at: url, to: other)
        return .damaged(setAsideAs: other.lastPathComponent)
      } catch CocoaError.fileWriteFileExists {
        number += 1
      } catch {
        return .unreadable(error.localizedDescription)
      }
    }
  }

  /// Saves the value, and gives it. The file is complete at every moment: it holds the old value
  /// until the new one has been written, under another name.
  ///
  /// Where there is a damaged file, it is set aside instead, and that is an error: nobody may have
  /// seen it yet. The next save finds no file and makes one.
  @Sendable public func save(_ value: Value) -> Effect<Value, StorageError> {
    .future { callback in
      queue.async { callback(write(value)) }
    }
  }

  private func write(_ value: Value) -> Result<Value, StorageError> {
    if case .failure(let error) = read(), error != .nothingSaved { return .failure(error) }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try JSONEncoder().encode(value).write(to: url, options: .atomic)
      return .success(value)
    } catch {
      return .failure(.unwritable(error.localizedDescription))
    }
  }
}

/// Why something was not saved or loaded.
public enum StorageError: Error, Equatable, Sendable {
  /// There is no file.
  case nothingSaved
  case damaged(setAsideAs: String)
  /// With the system's reason.
  case unreadable(String)
  case unwritable(String)

  /// What to tell the user.
  ///
  /// - Parameter what: What was to be saved or loaded: "The favourites".
  public func message(about what: String) -> String {
    switch self {
    case .nothingSaved: "Nothing was saved yet."
    case .damaged(let name): "The file was damaged and is now called \(name). Try again."
    case .unreadable(let reason): "\(what) could not be read: \(reason)"
    case .unwritable(let reason): "\(what) could not be saved: \(reason)"
    }
  }
}
