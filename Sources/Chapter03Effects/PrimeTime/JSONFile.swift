// The naive way to keep a value in a file loses it in three ways: a crash while writing leaves half a
// file; a file that can't be read is taken for an empty one, and the next save writes over it; and a
// failure is printed where nobody looks.

import Dispatch
import Foundation

/// A value in a file of its own.
///
/// Reading and writing happen on a queue, one after the other in the order in which the effects were
/// started, and the effects give their values there. Cancelled, they still read or write.
public struct JSONFile<Value: Codable & Sendable>: Sendable {
  private let url: URL
  private let queue = DispatchQueue(label: "JSONFile")

  public init(url: URL) {
    self.url = url
  }

  /// Gives the value that was saved last.
  ///
  /// What can't be understood isn't deleted: the file gets another name, which the error tells.
  // snippet.load
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
      return .failure(.unreadable(reason(error)))
    }
    do {
      return .success(try JSONDecoder().decode(Value.self, from: data))
    } catch {
      return .failure(setAside())
    }
  }
  // snippet.end

  // snippet.setAside
  private func setAside() -> StorageError {
    let base = url.deletingPathExtension()
    var number = 0
    while true {
      number += 1
      let other = URL(fileURLWithPath: "\(base.path).damaged-\(number)")
        .appendingPathExtension(url.pathExtension)
      do {
        try FileManager.default.moveItem(at: url, to: other)
        return .damaged(setAsideAs: other.lastPathComponent)
      } catch CocoaError.fileWriteFileExists {
        continue
      } catch {
        return .unreadable(reason(error))
      }
    }
  }
  // snippet.end

  /// Saves the value, and gives it. The file is complete at every moment: it holds the old value until
  /// the new one has been written, under another name.
  // snippet.save
  @Sendable public func save(_ value: Value) -> Effect<Value, StorageError> {
    .future { callback in
      queue.async { callback(write(value)) }
    }
  }

  private func write(_ value: Value) -> Result<Value, StorageError> {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try JSONEncoder().encode(value).write(to: url, options: .atomic)
      return .success(value)
    } catch {
      return .failure(.unwritable(reason(error)))
    }
  }
  // snippet.end
}

/// Why something was not saved or loaded.
public enum StorageError: Error, Equatable, Sendable {
  case nothingSaved
  case damaged(setAsideAs: String)
  case unreadable(String)
  case unwritable(String)

  /// What to tell the user.
  public var message: String {
    switch self {
    case .nothingSaved: "Nothing has been saved yet"
    case .damaged(let name): "The file is damaged. It was kept as \(name)"
    case .unreadable(let reason): "The file could not be read: \(reason)"
    case .unwritable(let reason): "The file could not be written: \(reason)"
    }
  }
}

/// The system's own words, where there are any.
private func reason(_ error: any Error) -> String {
  let error = error as NSError
  let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
  return (underlying ?? error).localizedDescription
}
