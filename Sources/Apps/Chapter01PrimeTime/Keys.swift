// What the keys do depends on the screen and on nothing else, so it is a function of the state. The
// screen lists the same keys that work: a list of its own would promise keys that are gone.

import Foundation

/// What the user wants who presses `key` while `state` is on the screen, or nil if the key does
/// nothing there.
///
/// - Parameter now: The time that becomes part of the action, where the action needs one.
public func action(forKey key: Character, in state: AppState, at now: Date) -> AppAction? {
  keys(in: state).first { $0.character == key }?.action(now)
}

struct Key {
  let character: Character
  /// What the screen says about the key. Nil if another key's legend covers it.
  let legend: String?
  let action: (Date) -> AppAction
}

func keys(in state: AppState) -> [Key] {
  let back = Key(character: "b", legend: "b back") { _ in .screenSelected(.counter) }

  switch state.screen {
  case .counter:
    return [
      Key(character: "+", legend: "+ up") { _ in .counter(.incrementTapped) },
      Key(character: "=", legend: nil) { _ in .counter(.incrementTapped) },
      Key(character: "-", legend: "- down") { _ in .counter(.decrementTapped) },
      Key(character: "p", legend: "p is this prime?") { _ in .screenSelected(.primeModal) },
      Key(character: "f", legend: "f favourites") { _ in .screenSelected(.favoritePrimes) },
      Key(character: "a", legend: "a activity") { _ in .screenSelected(.activityFeed) },
    ]

  case .primeModal:
    if !isPrime(state.count) { return [back] }
    if state.favoritePrimes.contains(state.count) {
      let remove = Key(character: "r", legend: "r remove from favourites") {
        .primeModal(.removeFavoritePrimeTapped(at: $0))
      }
      return [remove, back]
    }
    let save = Key(character: "s", legend: "s save to favourites") {
      .primeModal(.saveFavoritePrimeTapped(at: $0))
    }
    return [save, back]

  case .favoritePrimes:
    let rows = state.favoritePrimes.indices.prefix(visibleRows)
    guard let last = rows.last else { return [back] }
    let deleteOne = rows.map { row in
      Key(
        character: Character("\(row + 1)"),
        legend: row > 0 ? nil : last == 0 ? "1 delete" : "1-\(last + 1) delete one"
      ) {
        .favoritePrimes(.deleteFavoritePrimes(offsets: [row], at: $0))
      }
    }
    let deleteAll = Key(character: "d", legend: "d delete all") {
      .favoritePrimes(.deleteFavoritePrimes(offsets: Set(state.favoritePrimes.indices), at: $0))
    }
    return deleteOne + [deleteAll, back]

  case .activityFeed:
    return [back]
  }
}

/// How many rows of a list a screen shows: as many as there are digits to name them.
let visibleRows = 9
