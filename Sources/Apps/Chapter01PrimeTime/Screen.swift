// What the user sees is a function of the state too: the same state, the same lines. So a test can
// look at a screen without a terminal, and two versions of the app can be compared by what they
// show.

import Foundation

/// The screen for `state` as lines of text, at most 40 columns wide.
///
/// Complexity: O(`state.favoritePrimes.count`), and the divisions of `isPrime` for the sheet.
public func screen(_ state: AppState) -> [String] {
  heading(state) + body(state) + ["", rule] + legend(keys(in: state).compactMap(\.legend))
}

private let width = 40
private let rule = String(repeating: "─", count: width)

private func heading(_ state: AppState) -> [String] {
  let title =
    switch state.screen {
    case .counter: "Counter"
    case .primeModal: "Is this prime?"
    case .favoritePrimes: "Favourites"
    case .activityFeed: "Activity (times are UTC)"
    }
  return ["PrimeTime · \(title)", rule, ""]
}

private func body(_ state: AppState) -> [String] {
  switch state.screen {
  case .counter:
    return [centered("\(state.count)")]

  case .primeModal:
    guard isPrime(state.count) else { return [centered("\(state.count) is not prime")] }
    let favourite = state.favoritePrimes.contains(state.count)
    return [centered("\(state.count) is prime" + (favourite ? " ♥" : ""))]

  case .favoritePrimes:
    let rows = state.favoritePrimes.prefix(visibleRows).enumerated().map { offset, prime in
      "  \(offset + 1)  \(prime)"
    }
    return list(rows, of: state.favoritePrimes.count, orElse: "No favourites yet")

  case .activityFeed:
    let rows = state.activityFeed.reversed().prefix(visibleRows).map { activity in
      "  \(clock(activity.time))  \(description(activity.kind))"
    }
    let heading = state.user.map { [centered($0.name), centered($0.bio), ""] } ?? []
    return heading
      + list(rows, of: state.activityFeed.count, orElse: "Nothing has happened yet")
  }
}

private func list(_ rows: [String], of count: Int, orElse placeholder: String) -> [String] {
  if rows.isEmpty { return [centered(placeholder)] }
  return count > rows.count ? rows + ["  … and \(count - rows.count) more"] : rows
}

private func description(_ kind: AppState.Activity.Kind) -> String {
  switch kind {
  case .addedFavoritePrime(let prime): "+ \(prime)"
  case .removedFavoritePrime(let prime): "- \(prime)"
  }
}

private func centered(_ text: String) -> String {
  String(repeating: " ", count: max(0, width - text.count) / 2) + text
}

/// The time of day in UTC. A local time would make the screen depend on the machine it is seen on.
private func clock(_ time: Date) -> String {
  let day = 24 * 60 * 60
  let seconds = Int(time.timeIntervalSince1970.rounded(.down)) % day
  let second = seconds < 0 ? seconds + day : seconds
  return [second / 3600, second / 60 % 60, second % 60]
    .map { $0 < 10 ? "0\($0)" : "\($0)" }
    .joined(separator: ":")
}

/// Puts as many legends on a line as fit.
private func legend(_ legends: [String]) -> [String] {
  var lines: [String] = []
  for legend in legends {
    if let line = lines.last, line.count + 3 + legend.count <= width {
      lines[lines.count - 1] += "   " + legend
    } else {
      lines.append(legend)
    }
  }
  return lines
}
