// Which apps can be played, in one table: for the list that `play` prints, for the help, and to
// find an app by its name. It is apart from the apps because `workbook` reports a wrong name
// immediately, without building them.

import Terminal

/// An app that can be played, or one feature of it. Its raw value is what to type after `play`.
public enum Playable: String, CaseIterable, Sendable {
  case chapter1 = "1"
  case chapter2 = "2"
  case chapter2Counter = "2 --feature counter"
  case chapter2Favorites = "2 --feature favorites"
  case chapter3 = "3"
  case chapter3Counter = "3 --feature counter"
  case chapter3Offline = "3 --feature offline"
  case timer = "3 --feature timer"
  case todos = "3 --feature todos"
  case chapter4 = "4"
  case chapter4Counter = "4 --feature counter"
  case chapter4Offline = "4 --feature offline"
  case fact = "4 --feature fact"
  case search = "4 --feature search"
  case items = "4 --feature items"
  case modernTodos = "4 --feature todos"
  case syncUps = "sync-ups"
  case ticTacToe = "tic-tac-toe"
  case voiceMemos = "voice-memos"
  case caseStudies = "case-studies"
  case halfWay = "half-way"

  public var summary: String {
    switch self {
    case .chapter1: "PrimeTime on functions: one reducer, one store"
    case .chapter2: "PrimeTime put together of features"
    case .chapter2Counter: "a number that goes up and down"
    case .chapter2Favorites: "a list to delete from"
    case .chapter3: "PrimeTime with effects: files, a question, failures"
    case .chapter3Counter, .chapter4Counter: "asks for the 100,000th prime"
    case .chapter3Offline, .chapter4Offline: "two counters, one of them offline"
    case .timer: "a counter with a timer of three intervals"
    case .todos: "todos, added, saved and loaded again"
    case .chapter4: "PrimeTime with protocol reducers and dependencies"
    case .fact: "a number, and a fact that takes a moment"
    case .search: "a search that waits until nobody types"
    case .items: "a list that says which item was selected"
    case .modernTodos: "todos in a file, with a filter and undo"
    case .syncUps: "meetings in a file, a form, a stack, a timer, links"
    case .ticTacToe: "a log-in with two factors, then a game"
    case .voiceMemos: "a recorder, and rows that play one at a time"
    case .caseStudies: "five case studies, each about one thing"
    case .halfWay: "chapter 3's PrimeTime, with a counter of chapter 4"
    }
  }

  /// A chapter's number for what runs on its PrimeTime, or a word.
  public var name: String { String(rawValue.prefix { $0 != " " }) }

  /// The feature that runs by itself; nil for the whole app.
  public var feature: String? {
    rawValue == name ? nil : rawValue.split(separator: " ").last.map(String.init)
  }

  /// The whole command that plays it.
  public var command: String { "swift run workbook play \(rawValue)" }

  /// All apps, one on each line.
  public static var list: [String] {
    let width = allCases.map(\.rawValue.count).max() ?? 0
    return allCases.map { app in
      app.rawValue + String(repeating: " ", count: width + 3 - app.rawValue.count) + app.summary
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
