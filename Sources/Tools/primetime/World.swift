// What PrimeTime works with outside of itself. All chapters share it: what was saved in one can be
// loaded in another.

import Foundation

enum World {
  /// Who is signed in. There is no login: see `play tic-tac-toe` for one.
  static let user = (id: 1, name: "Ada", bio: "Counts, and looks for primes")

  static let helpText = """
        PRIMETIME_FAVORITES=PATH   where favourites are saved: favorites.json
        PRIMETIME_TODOS=PATH       todos of chapters 3 and 4: todos.json
        PRIMETIME_SYNC_UPS=PATH    sync-ups: sync-ups.json
        PRIMETIME_FACTS=URL        a server of facts, asked by URL/7
        PRIMETIME_SERVER=URL       a server of nth primes, asked by URL?n=7
        PRIMETIME_LINK=URL         sync-ups opens syncups://ID or …/ID/meeting
        PRIMETIME_OFFLINE=1        no server, and no microphone

    Without a path, a file is in \(folder.path). Without a server, facts and primes are computed here.
    """

  static var favoritesFile: URL { file("PRIMETIME_FAVORITES", orElse: "favorites.json") }
  static var todosFile: URL { file("PRIMETIME_TODOS", orElse: "todos.json") }
  static var syncUpsFile: URL { file("PRIMETIME_SYNC_UPS", orElse: "sync-ups.json") }
  static var isOffline: Bool { variable("PRIMETIME_OFFLINE") != nil }
  static var link: URL? { variable("PRIMETIME_LINK").flatMap { URL(string: $0) } }
  static var factServer: URL? { variable("PRIMETIME_FACTS").flatMap { URL(string: $0) } }
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
