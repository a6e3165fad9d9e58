// What PrimeTime works with outside of itself. All chapters share it: what was saved in one can be
// loaded in another.

import Foundation

enum World {
  /// Who is signed in. There is no login: see `play tic-tac-toe` for one.
  static let user = (id: 1, name: "Ada", bio: "Counts, and looks for primes")

  static let helpText = """
        PRIMETIME_FAVORITES=PATH   where the favourites are saved, instead of
                                   \(standardFavoritesFile.path)
        PRIMETIME_TODOS=PATH       where the todos are saved, instead of
                                   \(standardTodosFile.path); the same file in
                                   chapters 3 and 4
        PRIMETIME_SYNC_UPS=PATH    where sync-ups are saved, instead of
                                   \(standardSyncUpsFile.path)
        PRIMETIME_FACTS=URL        the server to ask for a fact about a number by URL/7; without
                                   one, it is computed here
        PRIMETIME_LINK=URL         what sync-ups open: syncups://ID, or syncups://ID/meeting
        PRIMETIME_OFFLINE=1        tic-tac-toe and the case studies reach no server, and voice
                                   memos get no microphone
        PRIMETIME_SERVER=URL       the server to ask for the nth prime by URL?n=7; without one, it
                                   is computed here
    """

  static var favoritesFile: URL {
    variable("PRIMETIME_FAVORITES").map { URL(fileURLWithPath: $0) } ?? standardFavoritesFile
  }

  static var todosFile: URL {
    variable("PRIMETIME_TODOS").map { URL(fileURLWithPath: $0) } ?? standardTodosFile
  }

  static var syncUpsFile: URL {
    variable("PRIMETIME_SYNC_UPS").map { URL(fileURLWithPath: $0) } ?? standardSyncUpsFile
  }

  static var isOffline: Bool { variable("PRIMETIME_OFFLINE") != nil }

  static var link: URL? {
    variable("PRIMETIME_LINK").flatMap { URL(string: $0) }
  }

  static var factServer: URL? {
    variable("PRIMETIME_FACTS").flatMap { URL(string: $0) }
  }

  static var primeServer: URL? {
    variable("PRIMETIME_SERVER").flatMap { URL(string: $0) }
  }

  private static var standardFavoritesFile: URL { folder.appendingPathComponent("favorites.json") }
  private static var standardTodosFile: URL { folder.appendingPathComponent("todos.json") }
  private static var standardSyncUpsFile: URL { folder.appendingPathComponent("sync-ups.json") }

  private static var folder: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("PrimeTime")
  }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
