// What the todos' live client does. A file that can't be understood isn't an empty list: the next save
// would overwrite what somebody may still be able to repair.

import Chapter03Effects
import Dispatch
import Foundation

/// Todos in a file. It reads and writes on a queue, in the order in which its effects begin.
struct TodosFile: Sendable {
  let url: URL
  private let queue = DispatchQueue(label: "TodosFile")

  init(url: URL) {
    self.url = url
  }

  @Sendable func load() -> Effect<[Todo], TodosError> {
    .future { callback in
      queue.async { callback(read()) }
    }
  }

  /// Fails without writing if there is a file that can't be read.
  @Sendable func save(_ todos: [Todo]) -> Effect<[Todo], TodosError> {
    .future { callback in
      queue.async { callback(write(todos)) }
    }
  }

  private func read() -> Result<[Todo], TodosError> {
    do {
      return .success(try JSONDecoder().decode([Todo].self, from: Data(contentsOf: url)))
    } catch CocoaError.fileReadNoSuchFile {
      return .failure(.nothingSaved)
    } catch is DecodingError {
      return .failure(.unreadable("\(url.lastPathComponent) doesn't hold a list of todos."))
    } catch {
      return .failure(.unreadable(error.localizedDescription))
    }
  }

  private func write(_ todos: [Todo]) -> Result<[Todo], TodosError> {
    if case .failure(let error) = read(), error != .nothingSaved { return .failure(error) }
    do {
      try JSONEncoder().encode(todos).write(to: url, options: .atomic)
      return .success(todos)
    } catch {
      return .failure(.unwritable(error.localizedDescription))
    }
  }
}

/// Why the todos weren't loaded or saved.
public enum TodosError: Error, Equatable, Sendable {
  case nothingSaved
  /// With the reason.
  case unreadable(String)
  /// With the system's reason.
  case unwritable(String)

  /// What to show the user.
  public var message: String {
    switch self {
    case .nothingSaved: "Nothing was saved yet."
    case .unreadable(let reason):
      "The todos could not be read: \(reason) The file was left as it is; move it to start again."
    case .unwritable(let reason): "The todos could not be saved: \(reason)"
    }
  }
}
