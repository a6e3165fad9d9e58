// Which apps can be played, in one table: the list that `play` prints, the help and the way from a
// name to an app are read from it. It is a module of its own because `workbook` answers a wrong
// name at once, without building the apps.

import Terminal

/// An app that can be played, or one feature of it.
public enum Playable: CaseIterable, Sendable {
  case chapter1
  case chapter2, chapter2Counter, chapter2Sheet, chapter2Favorites
  case chapter3, chapter3Counter, chapter3Sheet, chapter3Favorites, chapter3Offline, timer, todos
  case chapter4, chapter4Counter, chapter4Sheet, chapter4Favorites, chapter4Offline
  case fact, search, items, modernTodos
  case syncUps, ticTacToe, voiceMemos, caseStudies, halfWay

  /// A chapter's number for what runs on its PrimeTime, or a word.
  public var name: String { entry.name }
  /// The feature that runs by itself; nil for the whole app.
  public var feature: String? { entry.feature }
  public var summary: String { entry.summary }

  private typealias Entry = (name: String, feature: String?, summary: String)

  private var entry: Entry {
    switch self {
    case .chapter1: ("1", nil, "PrimeTime on functions: one reducer, one store")
    case .chapter2: ("2", nil, "PrimeTime put together of features")
    case .chapter2Counter: ("2", "counter", "a number that goes up and down")
    case .chapter2Sheet: ("2", "sheet", "is 7 prime, and a favourite?")
    case .chapter2Favorites: ("2", "favorites", "a list to delete from")
    case .chapter3: ("3", nil, "PrimeTime with effects: files, a question, failures")
    case .chapter3Counter: ("3", "counter", "asks for the 100,000th prime")
    case .chapter3Sheet: ("3", "sheet", "is 7 prime, and a favourite?")
    case .chapter3Favorites: ("3", "favorites", "a list that is saved and loaded")
    case .chapter3Offline: ("3", "offline", "two counters, one of them offline")
    case .timer: ("3", "timer", "a counter with a timer of three intervals")
    case .todos: ("3", "todos", "todos, added, saved and loaded again")
    case .chapter4: ("4", nil, "PrimeTime with protocol reducers and dependencies")
    case .chapter4Counter: ("4", "counter", "asks for the 100,000th prime")
    case .chapter4Sheet: ("4", "sheet", "is 7 prime, and a favourite?")
    case .chapter4Favorites: ("4", "favorites", "a list that is saved and loaded")
    case .chapter4Offline: ("4", "offline", "two counters, one of them offline")
    case .fact: ("4", "fact", "a number, and a fact from a server")
    case .search: ("4", "search", "a search that waits until nobody types")
    case .items: ("4", "items", "a list that says which item was selected")
    case .modernTodos: ("4", "todos", "todos in a file, with a filter and undo")
    case .syncUps: ("sync-ups", nil, "meetings in a file, a form, a stack, a timer, links")
    case .ticTacToe: ("tic-tac-toe", nil, "a log-in with two factors, then a game")
    case .voiceMemos: ("voice-memos", nil, "a recorder, and rows that play one at a time")
    case .caseStudies: ("case-studies", nil, "four small ones, each of them one thing")
    case .halfWay: ("half-way", nil, "chapter 3's PrimeTime, with a counter of chapter 4")
    }
  }

  /// What to type to play it, after `play`.
  public var words: String { feature.map { "\(name) --feature \($0)" } ?? name }

  /// The whole command that plays it.
  public var command: String { "swift run workbook play \(words)" }

  /// All apps, one on each line.
  public static var list: [String] {
    let width = allCases.map(\.words.count).max() ?? 0
    return allCases.map { app in
      app.words + String(repeating: " ", count: width + 3 - app.words.count) + app.summary
    }
  }
}

extension Playable {
  /// What `play NAME --feature FEATURE` asks for; nil, the list, if both are left out.
  /// - Throws: a `UsageError` that says what to type instead.
  public static func named(_ name: String?, feature: String?) throws(UsageError) -> Playable? {
    guard let name else {
      guard let feature else { return nil }
      throw UsageError(
        happened: "--feature needs an app to be a feature of.",
        advice: advice(for: feature, isFeature: true)
      )
    }
    let sameName = allCases.filter { $0.name == name }
    guard !sameName.isEmpty else {
      throw UsageError(
        happened: "There is no app \"\(name)\".",
        advice: advice(for: name, isFeature: false)
      )
    }
    if let app = sameName.first(where: { $0.feature == feature }) { return app }
    let features = sameName.compactMap(\.feature)
    let place = Int(name) == nil ? "In \(name)" : "In chapter \(name)"
    if features.isEmpty {
      throw UsageError(
        happened: "\(place) no feature runs by itself.",
        advice: "Leave --feature out."
      )
    }
    throw UsageError(
      happened: "\(place) there is no feature \"\(feature ?? "")\".",
      advice: suggestion(for: feature ?? "", of: features).map { "\($0) \(pointer)" }
        ?? "It has \(features.joined(separator: ", "))."
    )
  }

  /// What to type for a word that names no app: it may be a feature's, or nearly one of both.
  private static func advice(for word: String, isFeature: Bool) -> String {
    let features = allCases.filter { $0.feature != nil }
    let meant = features.filter { $0.feature == word.lowercased() }
    if !meant.isEmpty {
      let commands = meant.map { "`\($0.command)`" }
      let type = "Type \(oneOf(commands))."
      return isFeature ? type : "\"\(word)\" is a feature: t\(type.dropFirst())"
    }
    let near = nearest(
      to: word,
      of: (isFeature ? [] : allCases.map(\.name)) + features.compactMap(\.feature)
    )
    guard !near.isEmpty else {
      let names = allCases.filter { $0.feature == nil }.map(\.name)
      return isFeature ? pointer : "There are \(names.joined(separator: ", ")). \(pointer)"
    }
    let commands = allCases.filter { near.contains($0.feature ?? $0.name) }
      .prefix(3).map { "`\($0.command)`" }
    return "Did you mean \(oneOf(commands))? \(pointer)"
  }

  private static var pointer: String { "`swift run workbook play` lists all." }
}
