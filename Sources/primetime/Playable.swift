// Which apps there are, in one table: the list that `play` prints, the help and the way from a name
// to an app are read from it, so that an app in one of them can't be missing in another.

import Terminal

/// An app, what it is called, and how to start it.
struct Playable: Sendable {
  /// A chapter's number for what runs on its PrimeTime, or a word.
  let name: String
  /// The feature that runs by itself; nil for the whole app.
  let feature: String?
  let summary: String
  let start: App.Start

  init(
    _ name: String,
    feature: String? = nil,
    _ summary: String,
    _ start: @escaping App.Start
  ) {
    self.name = name
    self.feature = feature
    self.summary = summary
    self.start = start
  }
}

extension Playable {
  /// All there are. To add an app, add a line.
  static let all = [
    Playable("1", "PrimeTime on functions: one reducer, one store", App.chapter1),
    Playable("2", "PrimeTime put together of features", App.chapter2),
    Playable("2", feature: "counter", "a number that goes up and down", App.chapter2Counter),
    Playable("2", feature: "sheet", "is 7 prime, and a favourite?", App.chapter2Sheet),
    Playable("2", feature: "favorites", "a list to delete from", App.chapter2Favorites),
    Playable("3", "PrimeTime with effects: files, a question, failures", App.chapter3),
    Playable("3", feature: "counter", "asks for the 100,000th prime", App.chapter3Counter),
    Playable("3", feature: "sheet", "is 7 prime, and a favourite?", App.chapter3Sheet),
    Playable("3", feature: "favorites", "a list that is saved and loaded", App.chapter3Favorites),
    Playable("3", feature: "offline", "two counters, one of them offline", App.chapter3Offline),
    Playable("3", feature: "timer", "a counter with a timer of three intervals", App.timer),
    Playable("3", feature: "todos", "todos, added, saved and loaded again", App.todos),
    Playable("4", "PrimeTime with protocol reducers and dependencies", App.chapter4),
    Playable("4", feature: "counter", "asks for the 100,000th prime", App.chapter4Counter),
    Playable("4", feature: "sheet", "is 7 prime, and a favourite?", App.chapter4Sheet),
    Playable("4", feature: "favorites", "a list that is saved and loaded", App.chapter4Favorites),
    Playable("4", feature: "offline", "two counters, one of them offline", App.chapter4Offline),
    Playable("4", feature: "fact", "a number, and a fact from a server", App.fact),
    Playable("4", feature: "search", "a search that waits until nobody types", App.search),
    Playable("4", feature: "items", "a list that says which item was selected", App.items),
    Playable("4", feature: "todos", "todos in a file, with a filter and undo", App.modernTodos),
    Playable("sync-ups", "meetings in a file, a form, a stack, a timer, links", App.syncUps),
    Playable("tic-tac-toe", "a log-in with two factors, then a game", App.ticTacToe),
    Playable("voice-memos", "a recorder, and rows that play one at a time", App.voiceMemos),
    Playable("case-studies", "six small ones, each of them one thing", App.caseStudies),
    Playable("half-way", "chapter 3's PrimeTime, with a counter of chapter 4", App.halfWay),
  ]

  /// What to type to play it, after `play`.
  var words: String { feature.map { "\(name) --feature \($0)" } ?? name }

  /// All apps, one on each line.
  static var list: [String] {
    let width = all.map(\.words.count).max() ?? 0
    return all.map { app in
      app.words + String(repeating: " ", count: width + 3 - app.words.count) + app.summary
    }
  }

  /// The app of this name; an error names the nearest ones.
  static func named(_ name: String, feature: String?) throws(UsageError) -> Playable {
    let sameName = all.filter { $0.name == name }
    guard !sameName.isEmpty else {
      throw UsageError(
        happened: "There is no app \"\(name)\".",
        advice: advice(nearest(to: name, of: all.map(\.name)))
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
      advice: advice(nearest(to: feature ?? "", of: features))
    )
  }

  private static func advice(_ names: [String]) -> String {
    let all = [names.dropLast().joined(separator: ", "), names.last ?? ""].filter { !$0.isEmpty }
    return "Did you mean \(all.joined(separator: " or "))? `swift run workbook play` lists all."
  }
}

/// The names that take the fewest letters to change into `word`, all with that number, in their
/// order; all names if none is near.
func nearest(to word: String, of names: [String]) -> [String] {
  var seen: Set<String> = []
  let names = names.filter { seen.insert($0).inserted }
  let distances = names.map { name in
    name.hasPrefix(word.lowercased()) && !word.isEmpty ? 0 : distance(word.lowercased(), name)
  }
  let best = distances.min() ?? 0
  let near = zip(names, distances).filter { name, distance in
    distance == best && distance <= max(name.count, word.count) / 2
  }
  return near.isEmpty ? names : near.map(\.0)
}

/// How many letters must be added, removed or replaced.
private func distance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (index, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, other) in second.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
