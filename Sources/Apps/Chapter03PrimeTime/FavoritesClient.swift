// The list says what it wants of a disk, in two functions. A test that has no disk hands in two
// others.

import Chapter03Effects
import Foundation

/// Saves and loads the favourites.
public struct FavoritesClient: Sendable {
  /// Gives what was saved last.
  public var load: @Sendable () -> Effect<[Int], StorageError>
  /// Gives what it has saved.
  public var save: @Sendable ([Int]) -> Effect<[Int], StorageError>

  /// A client from its two functions.
  public init(
    load: @escaping @Sendable () -> Effect<[Int], StorageError>,
    save: @escaping @Sendable ([Int]) -> Effect<[Int], StorageError>
  ) {
    self.load = load
    self.save = save
  }
}

extension FavoritesClient {
  /// Keeps them in a file.
  public static func live(file: URL) -> FavoritesClient {
    let file = JSONFile<[Int]>(url: file)
    return FavoritesClient(load: file.load, save: file.save)
  }

  /// Loads 2 and 31, and forgets what is saved.
  public static let mock = FavoritesClient(
    load: { Effect(value: [2, 31]) },
    save: { Effect(value: $0) }
  )

  /// For tests: reports whatever is used.
  public static let failing = FavoritesClient(
    load: { .failing("FavoritesClient.load") },
    save: { _ in .failing("FavoritesClient.save") }
  )
}
