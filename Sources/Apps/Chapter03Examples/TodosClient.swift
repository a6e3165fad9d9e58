// What the list needs from the outside world, in two forms: as a struct of functions and as a
// protocol. The struct makes it cheap to replace one function in one test; the protocol gives an
// implementation with parts of its own, such as a file and a queue, a place to live.

import Chapter03Effects
import Foundation

/// Loads and saves todos, as a struct: each function can be replaced separately.
///
///     environment.client.load = { Effect(error: .unreadable("No network.")) }
public struct TodosClient: Sendable {
  /// Emits the saved list.
  public var load: @Sendable () -> Effect<[Todo], TodosError>
  /// Replaces the saved list, and emits the new one.
  public var save: @Sendable ([Todo]) -> Effect<[Todo], TodosError>
  /// Adds a todo to the saved list, and emits the todo.
  public var add: @Sendable (Todo) -> Effect<Todo, TodosError>

  /// A client from its functions. Left out, `add` reports that it was used.
  public init(
    load: @escaping @Sendable () -> Effect<[Todo], TodosError>,
    save: @escaping @Sendable ([Todo]) -> Effect<[Todo], TodosError>,
    add: @escaping @Sendable (Todo) -> Effect<Todo, TodosError> = { _ in
      .failing("TodosClient.add")
    }
  ) {
    self.load = load
    self.save = save
    self.add = add
  }

  /// A client whose functions are those of the storage.
  public init(_ storage: some TodosStorage) {
    self.init(load: storage.load, save: storage.save, add: storage.add)
  }

  /// There is one to do, and what is saved is forgotten.
  public static let mock = TodosClient(
    load: {
      let id = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!
      return Effect(value: [Todo(id: id, title: "Learn reducers")])
    },
    save: { Effect(value: $0) },
    add: { Effect(value: $0) }
  )

  /// For tests: reports whatever is used.
  public static let failing = TodosClient(
    load: { .failing("TodosClient.load") },
    save: { _ in .failing("TodosClient.save") }
  )
}

/// Loads and saves todos, as a protocol: a type for each way to do it.
// snippet.TodosStorage
public protocol TodosStorage: Sendable {
  /// Emits the saved list.
  func load() -> Effect<[Todo], TodosError>
  /// Replaces the saved list, and emits the new one.
  func save(_ todos: [Todo]) -> Effect<[Todo], TodosError>
  /// Adds a todo to the saved list, and emits the todo.
  func add(_ todo: Todo) -> Effect<Todo, TodosError>
}
// snippet.end

/// Why the todos weren't loaded or saved.
public enum TodosError: Error, Equatable, Sendable {
  /// With the reason.
  case unreadable(String)
  /// With the system's reason.
  case unwritable(String)

  /// What to show the user.
  public var message: String {
    switch self {
    case .unreadable(let reason):
      "The todos could not be read: \(reason) The file was left as it is; move it to start again."
    case .unwritable(let reason): "The todos could not be saved: \(reason)"
    }
  }
}
