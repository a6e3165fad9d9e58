// What PrimeTime works with outside of itself. All chapters share it: what was saved in one can be
// loaded in another. docs/reference/runner.md lists the variables.

import Foundation

enum World {
  /// Who is signed in. There is no login: see `play tic-tac-toe` for one.
  static let user = (id: 1, name: "Ada", bio: "Counts, and looks for primes")

  static var favoritesFile: URL { file("PRIMETIME_FAVORITES", orElse: "favorites.json") }
  static var todosFile: URL { file("PRIMETIME_TODOS", orElse: "todos.json") }
  static var syncUpsFile: URL { file("PRIMETIME_SYNC_UPS", orElse: "sync-ups.json") }
  static var primeServer: URL? { variable("PRIMETIME_SERVER").flatMap { URL(string: $0) } }

  private static func file(_ name: String, orElse standard: String) -> URL {
    variable(name).map { URL(fileURLWithPath: $0) } ?? folder.appendingPathComponent(standard)
  }

  private static var folder: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("PrimeTime")
  }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
