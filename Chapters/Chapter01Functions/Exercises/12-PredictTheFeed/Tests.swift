import Chapter01PrimeTime
import Foundation
import Testing

@Suite struct PredictTheFeedTests {
  private static let noon = Date(timeIntervalSince1970: 12 * 60 * 60)

  private let session: [AppAction] = [
    .counter(.incrementTapped),
    .primeModal(.saveFavoritePrimeTapped(at: noon)),
    .favoritePrimes(.deleteFavoritePrimes(offsets: [0, 1], at: noon)),
    .primeModal(.saveFavoritePrimeTapped(at: noon)),
    .screenSelected(.favoritePrimes),
    .primeModal(.removeFavoritePrimeTapped(at: noon)),
    .counter(.incrementTapped),
    .primeModal(.removeFavoritePrimeTapped(at: noon)),
  ]

  @Test("Each action does what you predicted") func prediction() {
    let real = realRun()
    let firstDifference = real.indices.first { index in
      predictions.indices.contains(index) ? predictions[index] != real[index] : true
    }
    guard let index = firstDifference else {
      #expect(predictions.count == real.count, "There are \(real.count) actions, one for each.")
      return
    }
    let mine = predictions.indices.contains(index) ? predictions[index] : nil
    Issue.record("\(report(real.prefix(index + 1), predicted: mine))")
  }

  private func realRun() -> [Prediction] {
    var state = AppState()
    state.count = 2
    state.favoritePrimes = [2, 5, 2]
    return session.map { action in
      let entries = state.activityFeed.count
      appReducer(&state, action)
      return Prediction(
        count: state.count,
        favorites: state.favoritePrimes,
        feed: state.activityFeed.dropFirst(entries).map { activity in
          switch activity.kind {
          case .addedFavoritePrime(let prime): .added(prime)
          case .removedFavoritePrime(let prime): .removed(prime)
          }
        }
      )
    }
  }

  /// Whether all is right, but for the feed, which is given from the start of the session.
  private func isWholeFeed(_ predicted: Prediction, at index: Int) -> Bool {
    let run = realRun()
    var whole = run[index]
    whole.feed = run.prefix(index + 1).flatMap(\.feed)
    return predicted == whole && predicted != run[index]
  }

  // MARK: - The text

  /// The run as far as it was predicted, and the two versions of the first action that was not.
  private func report(_ real: ArraySlice<Prediction>, predicted: Prediction?) -> String {
    let last = real.count - 1
    var rows = [
      ["", "action", "count", "favourites", "feed"], ["", "start", "2", "[2, 5, 2]", ""],
    ]
    for index in 0..<last {
      rows.append(["✓", "\(index + 1) \(names[index])"] + real[index].cells)
    }
    rows.append(["≠", "\(last + 1) \(names[last])", "", "", ""])
    rows.append(["", "  you said"] + (predicted?.cells ?? ["nothing", "", ""]))
    rows.append(["", "  it is"] + real[last].cells)
    return "\(why(real[last], predicted, at: last))\n\n\(table(rows))"
  }

  private func table(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.prefix(75)) + (line.count > 75 ? "…" : "")
    }
    .joined(separator: "\n")
  }

  private var names: [String] {
    session.map { action in
      switch action {
      case .counter(.incrementTapped): "increment"
      case .counter(.decrementTapped): "decrement"
      case .primeModal(.saveFavoritePrimeTapped): "save"
      case .primeModal(.removeFavoritePrimeTapped): "remove"
      case .favoritePrimes(.deleteFavoritePrimes(let offsets, _)): "delete \(offsets.sorted())"
      case .screenSelected: "screen"
      }
    }
  }

  /// The idea that such a difference comes from.
  private func why(_ real: Prediction, _ predicted: Prediction?, at index: Int) -> String {
    guard let predicted else { return "There is no prediction for action \(index + 1)." }
    if isWholeFeed(predicted, at: index) {
      return "Give only what this action adds to the feed, not the earlier entries."
    }
    switch session[index] {
    case .counter where predicted.count != real.count:
      return "An increment adds 1 to whatever the count is by then."
    case .counter, .screenSelected:
      return "What the action's case doesn't mention stays as it was, and the feed gets no entry."
    case .primeModal where predicted.count != real.count:
      return "The sheet reads the count and never changes it."
    case .primeModal(.saveFavoritePrimeTapped) where predicted.favorites != real.favorites:
      return "Saving puts the count at the end, whether it is there already or not."
    case .primeModal(.removeFavoritePrimeTapped) where predicted.favorites != real.favorites:
      return predicted.favorites.contains(real.count)
        ? "Removing takes out every copy of the count, but in your list it is still there."
        : "Removing takes out every copy of the count, and nothing else."
    case .primeModal where predicted.feed.count != real.feed.count:
      return "Saving makes one entry; so does removing, however many copies it removes, even none."
    case .primeModal:
      return "The entry says what was done, and with which number: saving adds, removing removes."
    case .favoritePrimes where predicted.favorites != real.favorites:
      return "Offsets are rows, counted in the list as it was before anything was deleted."
    case .favoritePrimes:
      return "The feed gets an entry for each deleted row, in the order of the rows."
    }
  }
}

extension Prediction {
  fileprivate var cells: [String] {
    let entries = feed.map { entry in
      switch entry {
      case .added(let prime): "added \(prime)"
      case .removed(let prime): "removed \(prime)"
      }
    }
    return ["\(count)", "\(favorites)", entries.joined(separator: ", ")]
  }
}
