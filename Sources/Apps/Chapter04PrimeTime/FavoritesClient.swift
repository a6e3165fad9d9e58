// Where the favourites are kept while the app is not running: two functions, which a test
// replaces by two that need no disk.

import Chapter04Modern
import Foundation

extension PrimeTime {
  public struct FavoritesClient: Sendable {
    /// What was saved last.
    public var load: @Sendable () async throws -> [Int]
    public var save: @Sendable (_ primes: [Int]) async throws -> Void

    public init(
      load: @escaping @Sendable () async throws -> [Int],
      save: @escaping @Sendable (_ primes: [Int]) async throws -> Void
    ) {
      self.load = load
      self.save = save
    }
  }

  /// Why the favourites weren't saved or loaded.
  public enum StorageError: Error, Equatable, Sendable {
    case nothingSaved
    case damaged(setAsideAs: String)
    /// With the system's reason.
    case unreadable(String)
    case unwritable(String)

    /// The text for the user.
    public var message: String {
      switch self {
      case .nothingSaved: "Nothing was saved yet."
      case .damaged(let name): "The file was damaged and is now called \(name). Try again."
      case .unreadable(let reason): "The favourites could not be read: \(reason)"
      case .unwritable(let reason): "The favourites could not be saved: \(reason)"
      }
    }
  }
}

extension PrimeTime.FavoritesClient: DependencyKey {
  /// A file in the user's folder for such files.
  public static let liveValue = live(
    file: FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appending(path: "PrimeTime/favorites.json")
  )

  public static let testValue = Self(
    load: unimplemented("PrimeTime.FavoritesClient.load"),
    save: unimplemented("PrimeTime.FavoritesClient.save")
  )

  /// Keeps them in a file, the same as chapter 3 does.
  public static func live(file: URL) -> Self {
    let file = PrimeTime.JSONFile<[Int]>(url: file)
    return Self(load: { try await file.load() }, save: { try await file.save($0) })
  }
}
