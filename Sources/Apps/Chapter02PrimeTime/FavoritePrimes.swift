// The list of favourites: its state is the numbers, and all it does is delete some of them.

import Foundation

/// What the user can do on the list.
public enum FavoritePrimesAction: Equatable, Sendable {
  case deleteFavoritePrimes(offsets: Set<Int>, at: Date)
}

/// Deletes the rows at the offsets; offsets beyond the list are ignored.
public func favoritePrimesReducer(_ primes: inout [Int], _ action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let offsets, _):
    for offset in offsets.sorted().reversed() where primes.indices.contains(offset) {
      primes.remove(at: offset)
    }
  }
}

/// Complexity: O(`primes.count`).
public func favoritePrimesPanel(_ primes: [Int]) -> Panel<FavoritePrimesAction> {
  let rows = primes.prefix(visibleRows)
  let last = rows.count
  var keys = (1...visibleRows).prefix(last).map { row in
    Key<FavoritePrimesAction>(
      character: Character("\(row)"),
      legend: row > 1 ? nil : last == 1 ? "1 delete" : "1-\(last) delete one"
    ) {
      .deleteFavoritePrimes(offsets: [row - 1], at: $0)
    }
  }
  if !primes.isEmpty {
    keys.append(
      Key(character: "d", legend: "d delete all") {
        .deleteFavoritePrimes(offsets: Set(primes.indices), at: $0)
      }
    )
  }
  return Panel(
    title: "Favourites",
    body: list(
      rows.enumerated().map { offset, prime in "  \(offset + 1)  \(prime)" },
      of: primes.count,
      orElse: "No favourites yet"
    ),
    keys: keys
  )
}
