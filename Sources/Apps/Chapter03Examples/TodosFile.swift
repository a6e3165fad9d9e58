// The storage of the app. A file that can't be understood isn't an empty list: the next save would
// overwrite what somebody may still be able to repair.

import Chapter03Effects
import Dispatch
import Foundation

/// Todos in a file. It reads and writes on a queue, in the order in which its effects begin. Where
/// there is a file that it can't read, it writes nothing.
public struct TodosFile: TodosStorage {
  private let url: URL
  private let queue = DispatchQueue(label: "TodosFile")

  /// Todos in the file at `url`, which needn't exist yet.
  public init(url: URL) {
    self.url = url
  }

  /// Loads what is saved. Without a file, that is an empty list.
  public func load() -> Effect<[Todo], TodosError> {
    onQueue(read)
  }

  /// Saves a whole list in the place of what is saved, and gives it.
  public func save(_ todos: [Todo]) -> Effect<[Todo], TodosError> {
    onQueue {
      read().flatMap { _ in write(todos) }
    }
  }

  /// Adds one to what is saved, and gives it.
  public func add(_ todo: Todo) -> Effect<Todo, TodosError> {
    onQueue {
      read().flatMap { write($0 + [todo]) }.map { _ in todo }
    }
  }

  private func onQueue<Value>(
    _ work: @escaping @Sendable () -> Result<Value, TodosError>
  ) -> Effect<Value, TodosError> {
    .future { callback in
      queue.async { callback(work()) }
    }
  }

  private func read() -> Result<[Todo], TodosError> {
    do {
      return .success(try JSONDecoder().decode([Todo].self, from: Data(contentsOf: url)))
    } catch CocoaError.fileReadNoSuchFile {
      return .success([])
    } catch is DecodingError {
      return .failure(.unreadable("\(url.lastPathComponent) doesn't hold a list of todos."))
    } catch {
      return .failure(.unreadable(error.localizedDescription))
    }
  }

  private func write(_ todos: [Todo]) -> Result<[Todo], TodosError> {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try JSONEncoder().encode(todos).write(to: url, options: .atomic)
      return .success(todos)
    } catch {
      return .failure(.unwritable(error.localizedDescription))
    }
  }
}
