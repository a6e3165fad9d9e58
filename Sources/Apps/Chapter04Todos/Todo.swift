// One entry of the list, and where the list is kept.

import Chapter04Modern
import Foundation

/// Something to do.
public struct Todo: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  public var title: String
  public var isDone: Bool

  public init(id: UUID, title: String = "", isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Todo>>.Default {
  /// The list, in a file of the user's.
  public static var todos: Self {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    return todos(file: folder.appending(path: "Todos/todos.json"))
  }

  /// The list, in this file.
  public static func todos(file: URL) -> Self {
    Self[.fileStorage(file), default: []]
  }
}
